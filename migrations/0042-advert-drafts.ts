import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Adverts that their sellers have begun to write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);
  await sql`create table advert_drafts (
    account_id ${text} primary key references accounts (id) on delete cascade,
    fields ${text} not null,
    picture_keys ${text} not null,
    saved_at ${integer} not null,
    discarded ${integer} not null,
    kept_until ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index advert_drafts_by_end on advert_drafts (kept_until)`.execute(db);
}
