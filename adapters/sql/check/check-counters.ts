import { sql } from 'kysely';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { type CountedTable, countedTables } from './counters.ts';

interface WrongCounter {
  /** Such as `adverts ad_1: like_count is 4, and there are 3`. */
  readonly problem: string;
  /** Corrects the counter. */
  repair(): Promise<void>;
}

type Row = Readonly<Record<string, string | number>>;

const pageSize = 500;

/**
 * Compares every counter of the table with the rows that it counts, a page at a time. A page is one statement, which
 * sees no half-finished transaction, so the site may be running.
 */
export async function* wrongCounters(
  db: Database,
  table: CountedTable,
  onProgress: (rows: number) => void,
): AsyncGenerator<WrongCounter> {
  const key = sql.join(table.key.map((column) => sql.ref(`kept.${column}`)));
  const columns = table.counters.flatMap(({ column, counted }) => [
    sql`kept.${sql.ref(column)} as ${sql.ref(column)}`,
    sql`${counted} as ${sql.ref(`true_${column}`)}`,
  ]);
  let looked = 0;
  let last: Row | undefined;
  do {
    const values = sql.join(table.key.map((column) => last?.[column]));
    const beyond = last === undefined ? sql`` : sql`where (${key}) > (${values})`;
    const page = await sql<Row>`select ${key}, ${sql.join(columns)} from ${sql.table(table.name)} as kept
      ${beyond} order by ${key} limit ${pageSize}`.execute(db);
    for (const row of page.rows) yield* wrongIn(db, table, row);
    looked += page.rows.length;
    onProgress(looked);
    last = page.rows.length < pageSize ? undefined : page.rows.at(-1);
  } while (last !== undefined);
}

function* wrongIn(db: Database, table: CountedTable, row: Row): Generator<WrongCounter> {
  const wrong = table.counters.filter(({ column }) => String(row[column]) !== String(row[`true_${column}`]));
  if (wrong.length === 0) return;
  const name = `${table.name} ${table.key.map((column) => row[column]).join(' ')}`;
  const each = wrong.map(
    ({ column }) => `${column} is ${row[column]} and should be ${row[`true_${column}`]}`,
  );
  yield { problem: `${name}: ${each.join(', ')}`, repair: () => countAnew(db, table.name, row) };
}

/**
 * Recomputes the counters of the row with this key. Rows and their counter change in the same transaction, so locking
 * the counter locks the rows.
 */
export async function countAnew(db: Database, name: CountedTable['name'], row: Row): Promise<void> {
  const table = countedTables.find((counted) => counted.name === name);
  if (table === undefined) throw new Error(`${name} counts nothing.`);
  const isIt = sql.join(
    table.key.map((column) => sql`kept.${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
  const counted = table.counters.map(({ column, counted }) => sql`${sql.ref(column)} = ${counted}`);
  await atomic(db, async (db) => {
    if (dialectOf(db).locksRows) {
      await sql`select 1 from ${sql.table(table.name)} as kept where ${isIt} for update`.execute(db);
    }
    await sql`update ${sql.table(table.name)} as kept set ${sql.join(counted)} where ${isIt}`.execute(db);
  });
}
