import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLockFile } from '../cli/with-lock-file.ts';

const prefix = '.restore-';
const lockOf = (dataDir: string) => join(dataDir, '.restoring');

/**
 * Runs the work with a new folder within the data folder, which is deleted afterwards, together with leftovers of
 * killed restores. One at a time.
 */
export function withRestoreFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
  say: (line: string) => void,
): Promise<Result> {
  const alone = async () => {
    await removeFolders(dataDir);
    const folder = await mkdtemp(join(dataDir, prefix));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  return withLockFile(lockOf(dataDir), alone, say);
}

/** Deletes the leftovers of killed restores; waits for a running one. */
export async function sweepRestores(dataDir: string, say: (line: string) => void): Promise<void> {
  if ((await leftFolders(dataDir)).length === 0) return;
  await withLockFile(lockOf(dataDir), () => removeFolders(dataDir), say);
}

async function leftFolders(dataDir: string): Promise<readonly string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith(prefix));
}

async function removeFolders(dataDir: string): Promise<void> {
  for (const name of await leftFolders(dataDir))
    await rm(join(dataDir, name), { recursive: true, force: true });
}
