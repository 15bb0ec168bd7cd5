import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** One row that is written to see whether anything can be, and who holds a task of the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, table } = columnTypes(db);
  await sql`create table health (
    id ${integer} primary key,
    written_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`alter table outbox add column leased_by ${integer}`.execute(db);
  await sql`create index outbox_leased on outbox (leased_by) where leased_by is not null`.execute(db);
}
