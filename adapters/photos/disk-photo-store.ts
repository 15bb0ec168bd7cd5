import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStoredKey, parsePictureFileName, pictureFileNames } from '../../core/entities/picture.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';
import { flushToDisk } from './flush-to-disk.ts';

const leftoverAge = 60 * 60 * 1000;
const shardPattern = /^(?:chat)?[0-9a-f]{2}$/;
/** All digits of a key that follow those which name its folder. */
const digitsInFolder = 30;
const shardOf = (key: string) => key.slice(0, -digitsInFolder);

/**
 * Stores pictures as files `<directory>/<key up to its second digit>/<name>`. A file is written and flushed as another
 * one in `<directory>/incoming` and then renamed, so that a crash or a full disk leaves no truncated picture.
 */
export function createDiskPhotoStore(options: { readonly directory: string }): PhotoStore {
  const { directory } = options;
  const incoming = join(directory, 'incoming');

  /** The path of a picture file; undefined for any other name, which thus cannot lead out of the directory. */
  function pathOf(name: string): string | undefined {
    const key = parsePictureFileName(name)?.key;
    return key === undefined ? undefined : join(directory, shardOf(key), name);
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      if (path === undefined) throw new Error(`Not the name of a picture: ${JSON.stringify(name)}`);
      const shard = dirname(path);
      await mkdir(incoming, { recursive: true });
      await mkdir(shard, { recursive: true });
      const temporary = join(incoming, randomUUID());
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await flushToDisk(shard);
    },

    async read(name) {
      const path = pathOf(name);
      return path === undefined ? undefined : unlessMissing(readFile(path));
    },

    async removeAll(key) {
      if (!isStoredKey(key)) return;
      for (const name of pictureFileNames(key)) {
        await rm(join(directory, shardOf(key), name), { force: true });
      }
    },

    async *keys() {
      for (const shard of await namesIn(directory)) {
        if (!shardPattern.test(shard)) continue;
        const newest = new Map<string, Date>();
        for (const name of await namesIn(join(directory, shard))) {
          const key = parsePictureFileName(name)?.key;
          if (key === undefined) continue;
          const file = await unlessMissing(stat(join(directory, shard, name)));
          const known = newest.get(key);
          if (file !== undefined && (known === undefined || known < file.mtime)) newest.set(key, file.mtime);
        }
        for (const [key, storedAt] of newest) yield { key, storedAt };
      }
    },

    async removeLeftovers(now) {
      let removed = 0;
      for (const name of await namesIn(incoming)) {
        const path = join(incoming, name);
        const file = await unlessMissing(stat(path));
        if (file === undefined || now.getTime() - file.mtimeMs <= leftoverAge) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function namesIn(path: string): Promise<readonly string[]> {
  return (await unlessMissing(readdir(path))) ?? [];
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
