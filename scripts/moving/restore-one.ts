import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closing } from '../../adapters/closing.ts';
import type { Config } from '../../adapters/config.ts';
import { openArchive, verifyArchive } from '../../adapters/sql/copy/archive.ts';
import { copyPictures, type PictureToCopy } from '../../adapters/sql/copy/copy-pictures.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import {
  picturesOf,
  type RestoredOne,
  restoreOne,
  type Wanted,
} from '../../adapters/sql/copy/restore-one.ts';
import { type OpenDatabase, openForLongWork } from '../../app/composition/open-database.server.ts';
import { returningPorts } from '../../app/composition/upkeep.server.ts';
import { pictureFileNames, wideFileNames } from '../../core/entities/picture.ts';
import { recordReturn } from '../../core/moderation/record-return.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';
import { withRestoreFolder } from './restore-folder.ts';

export interface RestoredWithPictures extends RestoredOne {
  /** Keys of its pictures that lack a file in the backup. */
  readonly missing: readonly string[];
}

/** Files looked up at the same time, in a store that may be remote. */
const atOnce = 50;

type Archive = Awaited<ReturnType<typeof openArchive>>;

/**
 * Restores one advert or account from a backup into the configured site, which may be running. The whole file is
 * verified before anything is changed, and all rows appear at once.
 */
export async function restoreOneFrom(
  { path, wanted }: { readonly path: string; readonly wanted: Wanted },
  config: Config,
  report: (line: string) => void,
): Promise<RestoredWithPictures> {
  const file = resolve(path);
  if (!existsSync(file)) throw new CopyRefusal(`There is no file ${file}.`);
  await verifyArchive(file, report);
  const bring = async (folder: string) =>
    closing(await openArchive(file, join(folder, 'rows')), (archive) =>
      closing(openForLongWork(config.database), ({ db }) => restoreInto(db, archive, wanted, config)),
    );
  return withRestoreFolder(config.dataDir, bring, report);
}

/**
 * Files are copied before the rows, because they may be many and the transaction makes others wait. Until the rows are
 * written, a running site may remove them as strays; so they are looked up again afterwards.
 */
async function restoreInto(
  db: OpenDatabase['db'],
  archive: Archive,
  wanted: Wanted,
  config: Config,
): Promise<RestoredWithPictures> {
  const ports = await returningPorts(config);
  const missing = new Set<string>();
  const copyFiles = async (keys: readonly string[]) => {
    const pictures = picturesToCopy(archive.db, keys);
    const { incomplete } = await copyPictures(
      pictures,
      archive.pictures,
      ports.photoStore,
      new Map(),
      () => {},
    );
    for (const { key } of incomplete) missing.add(key);
  };
  const holdFiles = async (keys: readonly string[]) => {
    for (let from = 0; from < keys.length; from += atOnce) {
      const batch = keys.slice(from, from + atOnce);
      const there = await Promise.all(batch.map((key) => hasFiles(ports.photoStore, key)));
      await copyFiles(batch.filter((_key, index) => !there[index]));
    }
  };
  await copyFiles(await picturesOf(archive.db, wanted));
  const places = { from: archive.db, to: db, holdFiles };
  const restored = await restoreOne(places, wanted, (stores, { adverts }) =>
    recordReturn(ports, stores, { subject: wanted, adverts }),
  );
  return { ...restored, missing: [...missing].toSorted() };
}

async function* picturesToCopy(
  db: OpenDatabase['db'],
  keys: readonly string[],
): AsyncGenerator<PictureToCopy> {
  for (const key of keys) {
    const { narrow } = await db
      .selectFrom('pictures')
      .select('narrow')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    yield { key, files: (narrow === 1 ? pictureFileNames(key) : wideFileNames(key)).length };
  }
}

/** Looks up one file: all files of a picture are removed together. */
async function hasFiles(store: Pick<PhotoStore, 'read'>, key: string): Promise<boolean> {
  const [first = ''] = wideFileNames(key);
  return (await store.read(first)) !== undefined;
}
