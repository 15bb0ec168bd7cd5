import type { TransactionBuilder } from 'kysely';
import { pictureFileNames, wideFileNames } from '../../../core/entities/picture.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { migrateToLatest, migrationState } from '../upkeep/migrate-to-latest.ts';
import { type PictureInUse, picturesInUse } from '../upkeep/pictures-in-use.ts';
import { writeSearchWords } from '../words/search-words.ts';
import { clearSite, isEmptySite } from './clear-site.ts';
import {
  type CopiedPictures,
  copyPictures,
  type PictureCount,
  type PictureFiles,
  type PictureToCopy,
} from './copy-pictures.ts';
import { CopyRefusal } from './refusal.ts';
import { copyRows, pagesOf, type Tally, tallyOf } from './rows.ts';
import { movingTables } from './tables.ts';

export interface CopyOptions {
  readonly from: Database;
  readonly to: Database;
  /** Undefined: pictures are not copied. */
  readonly pictures: { readonly from: PictureFiles; readonly to: PictureFiles } | undefined;
  /**
   * The files that the target's photo store already has. A picture there that the source does not know belongs to
   * another site, and is refused.
   */
  readonly kept?: AsyncIterable<{ readonly key: string }>;
  /** Whether the target's content is replaced; otherwise a target that is not empty is refused. */
  readonly replace?: boolean;
  /** Whether to omit the words of search, because the target is only stored, as a backup. */
  readonly unsearched?: boolean;
  /** Throws if a site has opened the target since the copy began. Called when nobody else can write to it any more. */
  readonly refuseInUse?: (to: Database) => Promise<void>;
  /** Throws if a site has opened the source since the copy began. Called last. */
  readonly refuseSource?: ((from: Database) => Promise<void>) | undefined;
  /** A sentence for the operator about what to do with a target that is not empty. */
  readonly advice?: string;
  readonly report: (line: string) => void;
}

export interface Copied {
  /** Whether the target already held the same site. */
  readonly wasThere: boolean;
  readonly tables: ReadonlyMap<string, Tally>;
  readonly pictures: PictureCount;
  /** Pictures in use that lack a file in the source. */
  readonly missing: readonly PictureInUse[];
}

const reportEvery = 50_000;

const noPictures: CopiedPictures = { pictures: 0, files: 0, bytes: 0, incomplete: [] };

/**
 * Copies a whole site into an empty database of either dialect, and its pictures into another store. The rows are a
 * snapshot of one instant. They all appear in the target at once, after each has been read back; an interrupted copy
 * leaves no rows, and some pictures that the next attempt reuses. A site may be running on the source.
 *
 * Pictures are copied before the snapshot, and those that are new or were incomplete then are copied after it. A
 * picture that the site removes during the first part has no row in the snapshot. One that is removed during the second
 * part has a row and looks lost, so the rows are read again: only a picture that is missing twice is reported.
 */
export async function copySite(options: CopyOptions): Promise<Copied> {
  const { from, to, pictures, report } = options;
  await requireLatest(from);
  await migrateToLatest(to);
  if (options.replace !== true && !(await isEmptySite(to))) return compareSites(options);

  if (options.kept !== undefined) await refuseStrangers(from, options.kept);

  const copiedFiles = new Map<string, number>();
  const early = await copyNewPictures(from, pictures, copiedFiles, report);
  await refuseEmptyStore(from, early);
  let count: PictureCount = early;
  const missed = new Set<string>();
  for (;;) {
    const copied = await inSnapshot(from, async (from) => {
      const late = await copyNewPictures(from, pictures, copiedFiles);
      count = add(count, late);
      const missing = await picturesInUse(from, keysOf(late));
      const known = missing.every(({ key }) => missed.has(key));
      for (const { key } of missing) missed.add(key);
      if (!known) return undefined;
      const tables = await inTransaction(to, (to) => copyTables(from, to, options));
      return { wasThere: false, tables, pictures: count, missing };
    });
    if (copied !== undefined) return copied;
  }
}

/** Throws if no file was found at all: a wrong folder is more likely than the loss of every file. */
async function refuseEmptyStore(from: Database, { pictures, incomplete }: CopiedPictures): Promise<void> {
  if (pictures > 0 || incomplete.some(({ files }) => files > 0)) return;
  const isLoss = (await picturesInUse(from, keysOf({ incomplete }))).length > 0;
  if (isLoss) throw new CopyRefusal(`The source has no files for ${incomplete.length} pictures.`);
}

async function copyTables(from: Database, to: Database, options: CopyOptions) {
  const { replace, unsearched, refuseSource, report } = options;
  if (replace === true) await clearSite(to);
  await options.refuseInUse?.(to);
  const tables = new Map<string, Tally>();
  for (const table of movingTables) {
    const tally = await copyRows(from, to, table, (rows) => {
      if (rows % reportEvery === 0) report(`${table.name}: ${rows}`);
    });
    tables.set(table.name, tally);
    report(`${table.name}: ${tally.rows} rows`);
  }
  await dialectOf(to).advanceIdentities(to);
  if (unsearched !== true) await writeSearchWords(to);
  await refuseSource?.(from);
  return tables;
}

async function requireLatest(from: Database): Promise<void> {
  const state = await migrationState(from);
  if (state === 'none') throw new CopyRefusal('The source holds no marketplace.');
  if (state === 'ahead') {
    throw new CopyRefusal(
      'The source was made by a newer version of this program; update the program first.',
    );
  }
  if (state === 'behind') {
    throw new CopyRefusal('The source was made by an older version: run npm run migrate on it first.');
  }
}

async function refuseStrangers(from: Database, kept: NonNullable<CopyOptions['kept']>): Promise<void> {
  for await (const { key } of kept) {
    const known = await from.selectFrom('pictures').select('key').where('key', '=', key).executeTakeFirst();
    if (known === undefined) {
      throw new CopyRefusal(
        `There are pictures of another marketplace where these should go (${key}); nothing was changed.`,
      );
    }
  }
}

/**
 * Compares a target that is not empty with the source: it may be from an earlier run. If it differs it is somebody's
 * data, and is refused.
 */
async function compareSites({ from, to, pictures, report, advice }: CopyOptions): Promise<Copied> {
  report('The target is not empty; checking whether it holds this same marketplace.');
  const tables = new Map<string, Tally>();
  for (const table of movingTables) {
    const [ours, theirs] = [await tallyOf(from, table), await tallyOf(to, table)];
    if (ours.digest !== theirs.digest) {
      throw new CopyRefusal(
        `The target holds another marketplace, or another state of this one (${table.name} differ); it was not changed. ${advice ?? ''}`.trim(),
      );
    }
    tables.set(table.name, ours);
  }
  const copied = await copyNewPictures(from, pictures, new Map(), report);
  const missing = await picturesInUse(from, keysOf(copied));
  return { wasThere: true, tables, pictures: copied, missing };
}

async function copyNewPictures(
  shop: Database,
  pictures: CopyOptions['pictures'],
  copiedFiles: Map<string, number>,
  report?: (line: string) => void,
): Promise<CopiedPictures> {
  if (pictures === undefined) return noPictures;
  return copyPictures(newPictures(shop, copiedFiles), pictures.from, pictures.to, copiedFiles, (pictures) =>
    report?.(`pictures: ${pictures}`),
  );
}

/** Pictures not copied yet, or copied before they got their narrow copies. A million keys take about 100 megabytes. */
async function* newPictures(
  db: Database,
  copiedFiles: ReadonlyMap<string, number>,
): AsyncGenerator<PictureToCopy> {
  for await (const page of pagesOf(db, { name: 'pictures', key: ['key'] })) {
    for (const { key, narrow } of page) {
      if (typeof key !== 'string') continue;
      const names = Number(narrow) === 1 ? pictureFileNames(key) : wideFileNames(key);
      if ((copiedFiles.get(key) ?? 0) < names.length) yield { key, files: names.length };
    }
  }
}

function keysOf({ incomplete }: Pick<CopiedPictures, 'incomplete'>): readonly string[] {
  return incomplete.map(({ key }) => key);
}

function add(one: PictureCount, other: PictureCount): PictureCount {
  return {
    pictures: one.pictures + other.pictures,
    files: one.files + other.files,
    bytes: one.bytes + other.bytes,
  };
}

function inSnapshot<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return withoutIdleTimeout(dialectOf(db).snapshot(db), work);
}

function inTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return withoutIdleTimeout(db.transaction(), work);
}

/** The transaction on one side waits for the other side, for longer than the timeout allows. */
function withoutIdleTimeout<Result>(
  transaction: TransactionBuilder<Tables>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return transaction.execute(async (running) => {
    await dialectOf(running).allowIdling(running);
    return work(running);
  });
}
