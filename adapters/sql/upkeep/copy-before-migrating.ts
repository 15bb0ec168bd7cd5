import { closeSync, openSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';

const kept = 2;

/**
 * Copies the database in this file to a file beside it, before a migration, which cannot be undone. The last two copies
 * stay. Returns the path of the copy, which appears only when it is complete.
 */
export async function copyBeforeMigrating(
  { file }: { readonly file: string },
  now: Date,
  flush: (path: string) => Promise<void>,
): Promise<string> {
  const folder = dirname(file);
  const beginning = `${basename(file)}.before-upgrade-`;
  const copy = join(folder, beginning + now.toISOString().replace(/\.\d+/, '').replaceAll(':', ''));
  const part = `${copy}.part`;
  for (const name of await readdir(folder)) {
    if (name.startsWith(beginning) && /\.part/.test(name)) await rm(join(folder, name), { force: true });
  }
  // Only the site's user may read it.
  closeSync(openSync(part, 'w', 0o600));
  const sqlite = new Sqlite(file, { fileMustExist: true });
  try {
    await sqlite.backup(part);
    await flush(part);
    await rename(part, copy);
    await flush(folder);
  } finally {
    sqlite.close();
    await rm(part, { force: true });
  }
  const copies = (await readdir(folder)).filter((name) => name.startsWith(beginning)).toSorted();
  for (const name of copies.slice(0, -kept)) await rm(join(folder, name));
  return copy;
}
