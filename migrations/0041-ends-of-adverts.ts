import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

const sixtyDays = 60 * 86_400_000;

/** When an advert ends, and whether that was announced. Existing adverts have their full time from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table adverts add column ends_at ${integer} not null default 0`.execute(db);
  await sql`alter table adverts add column end_announced ${integer} not null default 0`.execute(db);
  await sql`update adverts set ends_at = ${Date.now() + sixtyDays}`.execute(db);
  await sql`create index adverts_ending on adverts (end_announced, ends_at) where state = 'live'`.execute(db);
}
