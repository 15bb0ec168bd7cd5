import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createUnsyncedSqlite, type OpenDatabase, openSqliteReader } from '../connection/database.ts';
import type { Database } from '../connection/schema.ts';
import { migrateToLatest, migrationState } from '../upkeep/migrate-to-latest.ts';
import type { PictureFiles } from './copy-pictures.ts';
import { CopyRefusal } from './refusal.ts';
import { type Tally, tallyOf } from './rows.ts';
import { isLeftBehind, movingTables } from './tables.ts';

/*
 * A backup is one SQLite file: the tables of the site, the files of its pictures, and a list of what it should hold.
 * The list comes last, so that a file without one is incomplete.
 */

type ArchiveTables = {
  picture_files: { name: string; bytes: Uint8Array; digest: string };
  archive_contents: { table_name: string; key: string; rows: number; digest: string };
};

const pictureFiles = { name: 'picture_files', key: ['name'] };

/** The schema and the list of migrations, which are verified too. */
const machinery = ['sqlite_master', 'kysely_migration'].map((name) => ({ name, key: ['name'] }));

/** Creates an empty archive in a new file. */
export async function createArchive(
  file: string,
): Promise<OpenDatabase & { readonly pictures: PictureFiles }> {
  const draft = createUnsyncedSqlite({ file });
  await sql`create table picture_files (name text primary key, bytes blob not null, digest text not null)
    strict`.execute(draft.db);
  return { ...draft, pictures: archivedPictures(draft.db) };
}

/** Completes the archive by writing the list of its contents. Pictures that no row refers to are removed. */
export async function sealArchive(db: Database, tables: ReadonlyMap<string, Tally>): Promise<void> {
  const archive = db.withTables<ArchiveTables>();
  await archive
    .deleteFrom('picture_files')
    .where(sql`substr(name, 1, instr(name, '-') - 1)`, 'not in', archive.selectFrom('pictures').select('key'))
    .execute();
  await sql`create table archive_contents (
    table_name text primary key, key text not null, rows integer not null, digest text not null
  ) strict`.execute(db);
  const lines = new Map([...tables, [pictureFiles.name, await tallyOfPictures(db)] as const]);
  for (const table of machinery) lines.set(table.name, await tallyOf(db, table));
  for (const { name, key } of [...movingTables, pictureFiles, ...machinery]) {
    const tally = lines.get(name);
    if (tally === undefined) continue;
    await archive
      .insertInto('archive_contents')
      .values({ table_name: name, key: JSON.stringify(key), ...tally })
      .execute();
  }
}

/** Whether this file is a backup, even an incomplete or damaged one. */
export async function isArchive(file: string): Promise<boolean> {
  const { db, close } = openSqliteReader({ file });
  try {
    await db.withTables<ArchiveTables>().selectFrom('archive_contents').select('rows').execute();
    return true;
  } catch {
    return false;
  } finally {
    await close();
  }
}

/** Reads the whole archive. Throws a `CopyRefusal` if anything differs from its list. */
export async function verifyArchive(file: string, report: (line: string) => void): Promise<void> {
  const { db, close } = openSqliteReader({ file });
  try {
    const contents = await db
      .withTables<ArchiveTables>()
      .selectFrom('archive_contents')
      .selectAll()
      .execute();
    for (const { table_name: name, key, rows, digest } of contents) {
      const found =
        name === 'picture_files'
          ? await tallyOfPictures(db, (files) => report(`pictures looked at: ${files} files`))
          : await tallyOf(db, { name, key: JSON.parse(key) });
      if (found.rows !== rows || found.digest !== digest) throw new Error(`${name} are damaged`);
    }
    const listed = new Set(contents.map(({ table_name }) => table_name));
    const present = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => name !== 'archive_contents' && !isLeftBehind(name));
    const expected = [...present, ...machinery.map(({ name }) => name)];
    if (!expected.every((name) => listed.has(name))) throw new Error('its list of contents is incomplete');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CopyRefusal(`This is not a backup, or it is damaged (${reason}); nothing was changed.`);
  } finally {
    await close();
  }
}

/**
 * Opens a verified archive as a source. If an older version made it, a copy in the new file `workingCopy` is migrated,
 * which the caller removes; the archive itself is only read.
 */
export async function openArchive(
  file: string,
  workingCopy: string,
): Promise<OpenDatabase & { readonly pictures: PictureFiles }> {
  // A second connection for the pictures, because the first one is in a transaction.
  const pictures = openSqliteReader({ file });
  const rows = openSqliteReader({ file });
  const open = { pictures: archivedPictures(pictures.db) };
  const closePictures = pictures.close;
  if ((await migrationState(rows.db)) !== 'behind') {
    const close = async () => void (await Promise.all([rows.close(), closePictures()]));
    return { ...open, db: rows.db, close };
  }
  await rows.close();
  const renewed = await renew(file, workingCopy);
  const close = async () => void (await Promise.all([renewed.close(), closePictures()]));
  return { ...open, db: renewed.db, close };
}

async function renew(file: string, workingCopy: string): Promise<OpenDatabase> {
  const draft = createUnsyncedSqlite({ file: workingCopy });
  const { db } = draft;
  await sql`attach database ${file} as old`.execute(db);
  await sql`pragma foreign_keys = off`.execute(db);
  const { rows: parts } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from old.sqlite_master
    where sql is not null and tbl_name not in ('picture_files', 'archive_contents')
      and tbl_name not in (select name from pragma_table_list where schema = 'old' and type = 'shadow')
    `.execute(db);
  const tables = parts.filter(({ type }) => type === 'table');
  for (const table of tables) await sql.raw(table.sql).execute(db);
  for (const { name } of tables.filter((table) => !isLeftBehind(table.name))) {
    await sql`insert into main.${sql.table(name)} select * from old.${sql.table(name)}`.execute(db);
  }
  for (const part of parts) if (part.type !== 'table') await sql.raw(part.sql).execute(db);
  await sql`detach database old`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
  await migrateToLatest(db);
  return draft;
}

function archivedPictures(db: Database): PictureFiles {
  const archive = db.withTables<ArchiveTables>();
  return {
    async put(name, bytes) {
      const line = { name, bytes, digest: digestOf(bytes) };
      await archive.replaceInto('picture_files').values(line).execute();
    },
    async read(name) {
      const found = await archive
        .selectFrom('picture_files')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirst();
      return found?.bytes;
    },
  };
}

/** The tally of names and digests of all files, each file verified against its digest. */
async function tallyOfPictures(db: Database, onProgress?: (files: number) => void): Promise<Tally> {
  const archive = db.withTables<ArchiveTables>();
  const hash = createHash('sha256');
  let rows = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const file: ArchiveTables['picture_files'] | undefined = await archive
      .selectFrom('picture_files')
      .selectAll()
      .where('name', '>', last)
      .orderBy('name')
      .limit(1)
      .executeTakeFirst();
    last = file?.name;
    if (file === undefined) break;
    if (digestOf(file.bytes) !== file.digest) throw new Error(`the picture ${file.name} is damaged`);
    hash.update(`${file.name} ${file.digest}\n`);
    rows += 1;
    if (rows % 1000 === 0) onProgress?.(rows);
  }
  return { rows, digest: hash.digest('hex') };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
