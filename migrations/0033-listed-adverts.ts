import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * The lists that adverts are in, with what they are narrowed and ordered by, each order in an index: the list of every
 * herb, and the list of all. Search finds adverts by their filters too; those of old adverts are written in the
 * background, once the site runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  await sql`create table listed_adverts (
    herb ${text} not null,
    posted_at ${integer} not null,
    advert_id ${text} not null references adverts (id) on delete cascade,
    district ${text} not null,
    price ${integer} not null,
    likes ${integer} not null,
    constraint listed_adverts_key primary key (herb, posted_at, advert_id) ${isPostgres ? sql`include (price)` : sql``}
  ) ${keyedTable}`.execute(db);
  await sql`insert into listed_adverts (herb, posted_at, advert_id, district, price, likes)
    select '', posted_at, id, district, price, verified_like_count from adverts
    union all
    select herb, adverts.posted_at, id, district, price, verified_like_count
    from advert_herbs join adverts on id = advert_id
    order by 1, 2, 3`.execute(db);
  await sql`drop table advert_herbs`.execute(db);

  const place = sql`posted_at, advert_id`;
  for (const [name, columns] of [
    ['of_advert', sql`advert_id`],
    ['by_low_price', sql`herb, (-price), ${place}`],
    ['by_price', sql`herb, price, ${place}`],
    ['by_likes', sql`herb, likes, ${place}, price`],
    ['in_district', sql`herb, district, ${place}, price`],
    ['in_district_by_low_price', sql`herb, district, (-price), ${place}`],
    ['in_district_by_price', sql`herb, district, price, ${place}`],
    ['in_district_by_likes', sql`herb, district, likes, ${place}, price`],
  ] as const) {
    await sql`create index ${sql.ref(`listed_adverts_${name}`)} on listed_adverts (${columns})`.execute(db);
  }

  for (const name of ['advert_words', 'profile_words']) {
    const entries = sql.table(isPostgres ? name : `${name}_places`);
    await sql`alter table ${entries} add column price ${integer} not null default 0`.execute(db);
    if (isPostgres) continue;
    // What tsvector can say about one row FTS5 cannot: it has no copy of the words.
    for (const column of ['title', 'rest']) {
      await sql`alter table ${entries} add column ${sql.ref(column)} ${text} not null default ''`.execute(db);
    }
  }
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-words-of-filters', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1`.execute(db);
}
