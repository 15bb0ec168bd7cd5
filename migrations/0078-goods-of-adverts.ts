import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What the price of an advert is for, which kind of goods it offers, and how they reach the buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await sql`alter table adverts add column quantity ${integer}`.execute(db);
  for (const column of ['unit', 'goods']) {
    await sql`alter table adverts add column ${sql.ref(column)} ${text}`.execute(db);
  }
  for (const column of ['pick_up', 'boda', 'parcel']) {
    await sql`alter table adverts add column ${sql.ref(column)} ${integer} not null default 0`.execute(db);
  }
}
