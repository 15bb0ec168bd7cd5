import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { withLockFile } from './with-lock-file.ts';

const newFile = () => join(temporaryFolder(), 'new/lock');

/** A lock file with this content, left by a dead process. */
async function leftBehind(content: string): Promise<string> {
  const file = newFile();
  await withLockFile(file, async () => {});
  await writeFile(file, content);
  return file;
}

test('work under one file is done one after the other', async () => {
  const file = newFile();
  let atWork = 0;
  let most = 0;
  const work = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise(setImmediate);
    atWork -= 1;
    return 'done';
  };
  const results = await Promise.all([1, 2, 3].map(() => withLockFile(file, work)));
  expect([results, most]).toEqual([['done', 'done', 'done'], 1]);
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('work that fails lets the next one in', async () => {
  const file = newFile();
  await expect(withLockFile(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withLockFile(file, async () => 'done')).resolves.toBe('done');
});

test('a process that died at work holds nobody up', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const file = await leftBehind(String(pid));
  await expect(withLockFile(file, async () => 'done')).resolves.toBe('done');
});

test('nor does one that had the number which this process has now, as in a container that starts again', async () => {
  const file = await leftBehind(String(process.pid));
  await expect(withLockFile(file, async () => 'done')).resolves.toBe('done');
});

test('nor does one that could not write its number, as on a full disk', async () => {
  const file = await leftBehind('');
  const aMinuteAgo = Date.now() / 1000 - 60;
  await utimes(file, aMinuteAgo, aMinuteAgo);
  await expect(withLockFile(file, async () => 'done')).resolves.toBe('done');
});

test.skipIf(process.platform !== 'linux')(
  'nor does one whose number another program has by now',
  async () => {
    const file = await leftBehind(`${process.ppid} 1`);
    await expect(withLockFile(file, async () => 'done')).resolves.toBe('done');
  },
);

test('a lock that another process clears and then takes is left alone', async () => {
  const other = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  onTestFinished(() => void other.kill('SIGKILL'));
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const file = await leftBehind(String(gone));
  const clearing = `${file}.clearing`;
  await writeFile(clearing, String(other.pid));
  const said: string[] = [];
  const otherGoesOn = (line: string) => {
    said.push(line);
    if (said.length > 1) return void other.kill('SIGKILL');
    writeFileSync(file, String(other.pid));
    rmSync(clearing);
  };
  await expect(withLockFile(file, async () => 'done', otherGoesOn)).resolves.toBe('done');
  expect(said).toEqual(
    [clearing, file].map((held) => `Waiting for process ${other.pid}, which holds ${held}.`),
  );
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('those who wait are told for which process', async () => {
  const holder = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const file = await leftBehind(String(holder.pid));
  const said: string[] = [];
  const letGo = (line: string) => {
    said.push(line);
    holder.kill('SIGKILL');
  };
  await expect(withLockFile(file, async () => 'done', letGo)).resolves.toBe('done');
  expect(said).toEqual([`Waiting for process ${holder.pid}, which holds ${file}.`]);
});
