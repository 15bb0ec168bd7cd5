import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** A list shows only the cover of each advert, and finds it by this key without reading the advert's pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table adverts add column cover_key ${text} not null default ''`.execute(db);
  await sql`update adverts set cover_key =
    coalesce((select picture_key from advert_pictures where advert_id = id and position = 0), '')`.execute(
    db,
  );
}
