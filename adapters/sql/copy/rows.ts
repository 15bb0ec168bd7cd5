import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { CopyRefusal } from './refusal.ts';
import type { TableKey } from './tables.ts';

/** Columns hold only text, integers and null, which both databases store exactly. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A summary of a table's content, equal in both databases for equal rows. */
export interface Tally {
  readonly rows: number;
  /** SHA-256 of all rows in the order of the primary key. */
  readonly digest: string;
}

/** Rows with about 14 columns stay below the 32,766 values that SQLite takes in one statement. */
const pageSize = 500;

/** All rows in the order of the primary key, which is the same in both databases, a page at a time. */
export async function* pagesOf(db: Database, { name, key }: TableKey): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const values = key.map((column) => last?.[column]);
    const beyond = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(values)})`;
    const page = await sql<Row>`
      select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${pageSize}`.execute(db);
    if (page.rows.length > 0) yield page.rows;
    last = page.rows.length < pageSize ? undefined : page.rows.at(-1);
  } while (last !== undefined);
}

/** `onPage` is called with each page before the next one is read. */
export async function tallyOf(
  db: Database,
  table: TableKey,
  onPage: (rows: readonly Row[], soFar: number) => Promise<void> | void = () => undefined,
): Promise<Tally> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const page of pagesOf(db, table)) {
    hash.update(`${Object.keys(page[0] ?? {}).sort()}\n`);
    for (const row of page) hash.update(`${encode(table.name, row)}\n`);
    rows += page.length;
    await onPage(page, rows);
  }
  return { rows, digest: hash.digest('hex') };
}

/** Columns sorted by name, because altered tables have another order in each database. */
function encode(table: string, row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map((column) => row[column]);
  if (values.some((value) => typeof value === 'number' && !Number.isSafeInteger(value))) {
    throw new CopyRefusal(`${table}: a number in it is too large to copy exactly.`);
  }
  return JSON.stringify(values);
}

/**
 * Copies the rows of one table into the same table elsewhere, which is empty, and reads them back to see that they are
 * the same.
 */
export async function copyRows(
  from: Database,
  to: Database,
  table: TableKey,
  onProgress: (rows: number) => void,
): Promise<Tally> {
  const sent = await tallyOf(from, table, async (page, soFar) => {
    await insertRows(to, table.name, page);
    onProgress(soFar);
  });
  const arrived = await tallyOf(to, table);
  if (arrived.digest !== sent.digest) {
    throw new CopyRefusal(
      `${table.name}: ${arrived.rows} of ${sent.rows} rows arrived, or some are damaged.`,
    );
  }
  return sent;
}

export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${dialectOf(db).withIdentities} values ${sql.join(values)}`.execute(db);
}
