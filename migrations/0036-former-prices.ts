import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What an advert cost before, and until when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table adverts add column former_price ${integer}`.execute(db);
  await sql`alter table adverts add column former_price_until ${integer}`.execute(db);
}
