import { open } from 'node:fs/promises';

/**
 * Flushes a file or a folder's entries to the disk (fsync): without it a power cut may undo a rename on which something
 * already relies. (Windows cannot flush a folder, and does not need to.)
 */
export async function flushToDisk(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
