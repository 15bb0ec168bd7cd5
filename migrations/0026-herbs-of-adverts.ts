import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Which herbs the titles of adverts name. Those of old adverts are found in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await sql`create table advert_herbs (
    herb ${text} not null,
    posted_at ${integer} not null,
    advert_id ${text} not null references adverts (id) on delete cascade,
    constraint advert_herbs_key primary key (herb, posted_at, advert_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index advert_herbs_of_advert on advert_herbs (advert_id)`.execute(db);

  await sql`insert into outbox (id, task, due_at, attempts)
    select 'find-herbs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1`.execute(db);
}
