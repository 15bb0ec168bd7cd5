import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As much as a small picture: a disk may have room for a name when it has none for bytes. */
const trialBytes = 64 * 1024;

/** Writes a file into the folder and deletes it. Rejects when there is no room, or the disk is read-only. */
export async function tryDisk(directory: string): Promise<void> {
  const file = join(directory, `.trial-${process.pid}`);
  await mkdir(directory, { recursive: true });
  try {
    await writeFile(file, new Uint8Array(trialBytes), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** The same for a folder that a site makes when it first needs it: a missing one is no failure, and stays missing. */
export async function tryDiskIfThere(directory: string): Promise<void> {
  if (existsSync(directory)) await tryDisk(directory);
}

/** How many bytes this user may still write to the disk of this folder. */
export async function freeSpace(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
