import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { describePhotoStore } from '../contracts/photo-store.ts';
import { temporaryFolder } from '../temporary-folder-for-test.ts';
import { createDiskPhotoStore } from './disk-photo-store.ts';

const key = `ab${'0'.repeat(30)}`;
const name = `${key}-640.webp`;
const hour = 60 * 60 * 1000;

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describePhotoStore('on disk', async () => {
  const folder = temporaryFolder();
  const photoStore = createDiskPhotoStore({ directory: folder });
  return {
    photoStore,
    now: () => new Date(),
    async leaveHalfWritten() {
      await photoStore.put(name, new Uint8Array([1]));
      await photoStore.removeAll(key);
      await writeFile(join(folder, 'incoming', 'half'), 'half');
      return 1;
    },
    close: async () => undefined,
  };
});

test('spreads pictures over folders by the first two digits of their key', async () => {
  await createDiskPhotoStore({ directory }).put(name, new Uint8Array([1, 2, 3]));
  expect(await readdir(join(directory, 'ab'))).toEqual([name]);
});

test('makes its folder on the first write, deep down if need be', async () => {
  const store = createDiskPhotoStore({ directory: join(directory, 'not', 'yet') });
  expect(await store.read(name)).toBeUndefined();
  await store.put(name, new Uint8Array([7]));
  expect(Array.from((await store.read(name)) ?? [])).toEqual([7]);
});

test('leaves nothing of a write that failed', async () => {
  await mkdir(join(directory, 'ab', name), { recursive: true });
  await expect(createDiskPhotoStore({ directory }).put(name, new Uint8Array([1]))).rejects.toThrow();
  expect(await filesIn(directory)).toEqual([]);
});

test('never shows a half-written picture to a reader, however many write it at once', async () => {
  const store = createDiskPhotoStore({ directory });
  const bytes = new Uint8Array(300_000).fill(5);
  await store.put(name, bytes);
  const reads = Array.from({ length: 30 }, () => store.read(name));
  await Promise.all(Array.from({ length: 10 }, () => store.put(name, bytes)));
  for (const read of await Promise.all(reads)) expect(read?.length).toBe(bytes.length);
  expect(await filesIn(directory)).toEqual([name]);
});

test('lists keys by their newest file and ignores what is not a picture', async () => {
  const store = createDiskPhotoStore({ directory });
  const newest = new Date('2025-01-15T09:00:00.000Z');
  await store.put(name, new Uint8Array([1]));
  await store.put(`${key}-320.jpg`, new Uint8Array([1]));
  await utimes(join(directory, 'ab', name), newest, newest);
  await utimes(join(directory, 'ab', `${key}-320.jpg`), newest, new Date(newest.getTime() - hour));
  await writeFile(join(directory, 'ab', 'notes.txt'), 'not a picture');
  await mkdir(join(directory, 'lost+found'));
  await writeFile(join(directory, '.DS_Store'), 'not a picture either');
  const listed: unknown[] = [];
  for await (const entry of store.keys()) listed.push(entry);
  expect(listed).toEqual([{ key, storedAt: newest }]);
});

test('clears away what a crash left an hour ago, not what is being written', async () => {
  const store = createDiskPhotoStore({ directory });
  await store.put(name, new Uint8Array([1]));
  const now = new Date();
  const old = new Date(now.getTime() - hour - 1000);
  await writeFile(join(directory, 'incoming', 'old'), 'half');
  await utimes(join(directory, 'incoming', 'old'), old, old);
  await writeFile(join(directory, 'incoming', 'young'), 'half');
  expect(await store.removeLeftovers(now)).toBe(1);
  expect((await filesIn(directory)).sort()).toEqual([name, 'young']);
});

test('finds nothing to clear away in a folder that is not there', async () => {
  const store = createDiskPhotoStore({ directory: join(directory, 'missing') });
  expect(await store.removeLeftovers(new Date())).toBe(0);
  for await (const entry of store.keys()) expect.unreachable(`found ${entry.key}`);
});
