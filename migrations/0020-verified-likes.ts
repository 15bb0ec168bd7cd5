import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Which likes count for the most liked adverts: those of accounts whose email is verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);

  await sql`alter table likes add column verified ${integer} not null default 0`.execute(db);
  await sql`alter table adverts add column verified_like_count ${integer} not null default 0`.execute(db);
  await sql`update likes set verified = 1
    where account_id in (select id from accounts where email_verified = 1)`.execute(db);
  await sql`update adverts set verified_like_count =
    (select count(*) from likes where likes.advert_id = adverts.id and likes.verified = 1)
    where like_count > 0`.execute(db);

  await sql`drop index adverts_by_likes`.execute(db);
  await sql`create index adverts_by_likes
    on adverts (posted_day, verified_like_count, posted_at, id)`.execute(db);
}
