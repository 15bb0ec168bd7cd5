import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Whether an advert is live, sold, ended or hidden. The indexes of lists that everybody sees contain only live ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table adverts add column state ${text} not null default 'live'`.execute(db);

  await sql`drop index adverts_by_age`.execute(db);
  await sql`create index adverts_by_age on adverts (posted_at, id) where state = 'live'`.execute(db);
  await sql`drop index adverts_by_likes`.execute(db);
  await sql`create index adverts_by_likes
    on adverts (posted_day, verified_like_count, posted_at, id) where state = 'live'`.execute(db);
  await sql`create index adverts_shown_of_seller on adverts (seller_id, posted_at, id) where state = 'live'`.execute(
    db,
  );
}
