import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** How often adverts were viewed, and in which conversations they are quoted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await sql`create table advert_views (
    advert_id ${text} primary key references adverts (id) on delete cascade,
    views ${integer} not null
  ) ${keyedTable}`.execute(db);

  // Both are of one day in Kampala, counted from 1970-01-01, and are removed after it.
  await sql`create table view_keys (
    day ${integer} primary key,
    key ${text} not null
  ) ${keyedTable}`.execute(db);
  await sql`create table view_marks (
    day ${integer} not null,
    mark ${text} not null,
    constraint view_marks_key primary key (day, mark)
  ) ${keyedTable}`.execute(db);

  await sql`create index messages_about_advert
    on messages (advert_id, low_id, high_id) where advert_id is not null`.execute(db);
}
