import { type Kysely, sql } from 'kysely';

/**
 * Likes of accounts whose email is not verified decide between adverts that have equally many of the others: a verified
 * one counts as much as a million.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listed_adverts rename column likes to popularity`.execute(db);
  await sql`update listed_adverts set popularity =
    (select like_count + verified_like_count * 1000000 from adverts where id = advert_id)
    where advert_id in (select id from adverts where like_count > 0)`.execute(db);

  await sql`drop index adverts_by_likes`.execute(db);
  await sql`create index adverts_by_likes on adverts (posted_day, verified_like_count, like_count, posted_at, id)
    where state = 'live' and like_count > 0`.execute(db);
}
