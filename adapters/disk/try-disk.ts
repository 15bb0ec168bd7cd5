import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes, as in a small picture: an empty file can be created on a full disk. */
const trialBytes = 64 * 1024;

/** Writes a file into the folder and deletes it. Rejects if the disk is full or read-only. */
export async function tryDisk(directory: string): Promise<void> {
  const file = join(directory, `.trial-${process.pid}`);
  await mkdir(directory, { recursive: true });
  try {
    await writeFile(file, new Uint8Array(trialBytes), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** As `tryDisk`, but a missing folder is no failure and is not created: a site creates it on first use. */
export async function tryDiskIfThere(directory: string): Promise<void> {
  if (existsSync(directory)) await tryDisk(directory);
}

/** The bytes that this user can still write to the disk of this folder. */
export async function freeSpace(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
