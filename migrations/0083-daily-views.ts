import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** How often adverts were viewed on each day. What was counted before has no days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`create table daily_views (
    advert_id ${text} not null references adverts (id) on delete cascade,
    day ${integer} not null,
    views ${integer} not null,
    constraint daily_views_key primary key (advert_id, day)
  ) ${keyedTable}`.execute(db);
  // For removing old days.
  await sql`create index daily_views_by_day on daily_views (day)`.execute(db);
}
