import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exclusively } from './exclusively.ts';

async function lockFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'new/lock');
}

test('work under one file is done one after the other', async () => {
  const file = await lockFile();
  let atWork = 0;
  let most = 0;
  const work = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise(setImmediate);
    atWork -= 1;
    return 'done';
  };
  const results = await Promise.all([1, 2, 3].map(() => exclusively(file, work)));
  expect([results, most]).toEqual([['done', 'done', 'done'], 1]);
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('work that fails lets the next one in', async () => {
  const file = await lockFile();
  await expect(exclusively(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(exclusively(file, async () => 'done')).resolves.toBe('done');
});

test('a process that died at work holds nobody up', async () => {
  const file = await lockFile();
  await exclusively(file, async () => {});
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(file, String(pid));
  await expect(exclusively(file, async () => 'done')).resolves.toBe('done');
});

test('nor does one that had the number which this process has now, as in a container that starts again', async () => {
  const file = await lockFile();
  await exclusively(file, async () => {});
  await writeFile(file, String(process.pid));
  await expect(exclusively(file, async () => 'done')).resolves.toBe('done');
});

test('nor does one that could not write its number, as on a full disk', async () => {
  const file = await lockFile();
  await exclusively(file, async () => {});
  await writeFile(file, '');
  const aMinuteAgo = Date.now() / 1000 - 60;
  await utimes(file, aMinuteAgo, aMinuteAgo);
  await expect(exclusively(file, async () => 'done')).resolves.toBe('done');
});

test.skipIf(process.platform !== 'linux')(
  'nor does one whose number another program has by now',
  async () => {
    const file = await lockFile();
    await exclusively(file, async () => {});
    await writeFile(file, `${process.ppid} 1`);
    await expect(exclusively(file, async () => 'done')).resolves.toBe('done');
  },
);

test('those who wait are told for whom', async () => {
  const file = await lockFile();
  const holder = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await exclusively(file, async () => {});
  await writeFile(file, String(holder.pid));
  const said: string[] = [];
  const letGo = (line: string) => {
    said.push(line);
    holder.kill('SIGKILL');
  };
  await expect(exclusively(file, async () => 'done', letGo)).resolves.toBe('done');
  expect(said).toEqual([`Waiting for process ${holder.pid}, which holds ${file}.`]);
});
