import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * What the price of an advert is for, which kind of goods it offers, and how they reach the buyer. The last two are in
 * the lists of adverts and in saved searches too, as filters: every index of the lists has them, so that one entry
 * after the other is compared without its row, and the newest of a kind or a way have indexes of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`alter table adverts add column quantity ${integer}`.execute(db);
  for (const column of ['unit', 'goods']) {
    await sql`alter table adverts add column ${sql.ref(column)} ${text}`.execute(db);
  }
  for (const column of ['pick_up', 'boda', 'parcel']) {
    await sql`alter table adverts add column ${sql.ref(column)} ${integer} not null default 0`.execute(db);
  }
  for (const column of ['goods', 'delivery']) {
    await sql`alter table saved_searches add column ${sql.ref(column)} ${text}`.execute(db);
  }

  // In SQLite 0 and 1 take no room anyway.
  const bit = isPostgres ? sql`smallint` : integer;
  await sql`alter table listed_adverts add column goods ${text} not null default ''`.execute(db);
  for (const column of ['boda', 'parcel']) {
    await sql`alter table listed_adverts add column ${sql.ref(column)} ${bit} not null default 0`.execute(db);
  }
  if (isPostgres) {
    await sql`alter table listed_adverts drop constraint listed_adverts_key,
      add constraint listed_adverts_key primary key (herb, posted_at, advert_id)
      include (price, goods, boda, parcel)`.execute(db);
  }
  const place = sql`posted_at, advert_id`;
  const compared = sql`goods, boda, parcel`;
  // PostgreSQL reads an index alone only if it has the column of an expression too.
  const itsPrice = isPostgres ? sql`, price` : sql``;
  for (const [name, columns] of [
    ['by_low_price', sql`herb, (-price), ${place}${itsPrice}`],
    ['by_price', sql`herb, price, ${place}`],
    ['by_likes', sql`herb, popularity, ${place}, price`],
    ['in_district', sql`herb, district, ${place}, price`],
    ['in_district_by_low_price', sql`herb, district, (-price), ${place}${itsPrice}`],
    ['in_district_by_price', sql`herb, district, price, ${place}`],
    ['in_district_by_likes', sql`herb, district, popularity, ${place}, price`],
  ] as const) {
    const index = sql.ref(`listed_adverts_${name}`);
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on listed_adverts (${columns}, ${compared})`.execute(db);
  }
  await sql`create index listed_adverts_of_goods on listed_adverts (herb, goods, ${place}, price, boda, parcel)`.execute(
    db,
  );
  for (const way of ['boda', 'parcel']) {
    const [index, column] = [sql.ref(`listed_adverts_by_${way}`), sql.ref(way)];
    await sql`create index ${index} on listed_adverts (herb, ${place}, price) where ${column} = 1`.execute(
      db,
    );
  }
}
