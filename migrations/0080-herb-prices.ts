import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** The middle prices of adverts about herbs, by week; the first are computed in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`create table herb_prices (
    herb ${text} not null,
    goods ${text} not null,
    unit ${text} not null,
    week ${integer} not null,
    low ${integer} not null,
    middle ${integer} not null,
    high ${integer} not null,
    adverts ${integer} not null,
    constraint herb_prices_key primary key (herb, goods, unit, week)
  ) ${keyedTable}`.execute(db);
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'keep-first-herb-prices', '{"kind":"keep-herb-prices"}', 0, 0 from adverts limit 1`.execute(db);
}
