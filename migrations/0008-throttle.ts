import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Counted attempts, until their window is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`create table throttle (
    key ${text} primary key,
    points ${integer} not null,
    expires_at ${integer} not null
  ) ${keyedTable}`.execute(db);
  await sql`create index throttle_by_end on throttle (expires_at)`.execute(db);
}
