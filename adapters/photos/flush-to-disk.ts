import { open } from 'node:fs/promises';

/**
 * Flushes a file, or a folder's list of names: without that a power cut may undo a rename on which something already
 * relies. (Windows can't flush a folder and needs no such thing.)
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
