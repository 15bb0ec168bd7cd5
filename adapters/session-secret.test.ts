import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSessionSecrets } from './session-secret.ts';
import { temporaryFolder } from './temporary-folder-for-test.ts';

async function keptIn(...path: string[]) {
  const file = join(temporaryFolder(), ...path, 'session-secret');
  return { file, read: () => readSessionSecrets({ sessionSecret: { kind: 'kept', file } }) };
}

test('given secrets are used as they are', async () => {
  const secrets = await readSessionSecrets({ sessionSecret: { kind: 'given', secrets: ['new', 'old'] } });
  expect(secrets).toEqual(['new', 'old']);
});

test('a secret is made once, in a folder that need not exist, and stays', async () => {
  const { file, read } = await keptIn('not', 'there', 'yet');
  const [secret] = await read();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await read()).toEqual([secret]);
  expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
});

test('nobody else on the machine can read it', async () => {
  const { file, read } = await keptIn();
  await read();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('those who start at once agree on one secret and leave nothing behind', async () => {
  const { file, read } = await keptIn();
  const made = await Promise.all(Array.from({ length: 8 }, read));
  expect(new Set(made.flat()).size).toBe(1);
  expect(await readdir(join(file, '..'))).toEqual(['session-secret']);
});

test('each shop makes its own', async () => {
  const [one, other] = await Promise.all([keptIn(), keptIn()]);
  expect(await one.read()).not.toEqual(await other.read());
});

test('an empty file is not a secret', async () => {
  const { file, read } = await keptIn();
  await writeFile(file, '\n');
  await expect(read()).rejects.toThrow(`${file} is empty`);
});
