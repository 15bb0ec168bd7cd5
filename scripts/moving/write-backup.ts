import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { closing } from '../../adapters/closing.ts';
import type { Config } from '../../adapters/config.ts';
import { createArchive, isArchive, sealArchive } from '../../adapters/sql/copy/archive.ts';
import { type Copied, copySite } from '../../adapters/sql/copy/copy-site.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import { openPhotoStore } from '../../app/composition/open-adapters.server.ts';
import { flushToDisk } from '../../app/composition/upkeep.server.ts';
import { withLockFile } from '../cli/with-lock-file.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { openToRead } from './open-database.ts';

/**
 * Writes a snapshot of the whole site with its pictures into one file, which only the user can read; the site may be
 * running. The file appears when it is complete and flushed. An older backup at the path is replaced; any other file is
 * refused.
 */
export async function writeBackup(
  path: string,
  config: Config,
  report: (line: string) => void,
): Promise<Copied> {
  const file = resolve(path);
  const part = `${file}.part`;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new WrongUsage(`${file} is a folder; name a file in it.`);
  }
  if (existsSync(file) && !(await isArchive(file))) {
    throw new CopyRefusal(`${file} exists and is not a backup; it was not changed.`);
  }
  return closing(openToRead(config.database), (source) =>
    withLockFile(
      `${file}.lock`,
      async () => {
        await rm(part, { force: true });
        try {
          const copied = await fill(part, source.db, config, report);
          await flushToDisk(part);
          await rename(part, file);
          await flushToDisk(dirname(file));
          return copied;
        } finally {
          await rm(part, { force: true });
        }
      },
      report,
    ),
  );
}

async function fill(
  part: string,
  from: Awaited<ReturnType<typeof openToRead>>['db'],
  { photos }: Config,
  report: (line: string) => void,
): Promise<Copied> {
  return closing(await createArchive(part), async (archive) => {
    const { photoStore } = await openPhotoStore(photos);
    const pictures = { from: photoStore, to: archive.pictures };
    const copied = await copySite({ from, to: archive.db, pictures, unsearched: true, report });
    await sealArchive(archive.db, copied.tables);
    return copied;
  });
}
