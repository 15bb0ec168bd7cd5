import { sql } from 'kysely';
import type { Database } from '../connection/schema.ts';

/** Rows whose counters differ from the rows that they count. */
export async function wrongCounts(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select 'picture ' || key as what from pictures as kept where reference_count <>
      (select count(*) from advert_pictures where picture_key = kept.key)
      + (select count(*) from profiles where picture_key = kept.key)
      + (select count(*) from picture_holds where picture_key = kept.key)
    union all
    select 'advert ' || id from adverts as kept where
      like_count <> (select count(*) from likes where advert_id = kept.id)
      or verified_like_count <> (select count(*) from likes where advert_id = kept.id and verified = 1)
      or comment_count <> (select count(*) from comments where advert_id = kept.id)
      or cover_key <> (select picture_key from advert_pictures where advert_id = kept.id and position = 0)
      or picture_count <> (select count(*) from advert_pictures where advert_id = kept.id)
      or posted_day <> posted_at / 86400000
    union all
    select 'advert ' || id || ' in a list' from adverts as kept where
      (select count(*) from listed_adverts where advert_id = kept.id and herb = '') <> 1
      or exists (select 1 from listed_adverts as listed where listed.advert_id = kept.id and not (
        listed.posted_at = kept.posted_at and listed.district = kept.district and listed.price = kept.price
        and listed.goods = coalesce(kept.goods, '') and listed.boda = kept.boda and listed.parcel = kept.parcel
        and listed.popularity = kept.like_count + 1000000 * kept.verified_like_count))
    union all
    select 'profile ' || account_id from profiles as kept where
      advert_count <> (select count(*) from adverts where seller_id = kept.account_id)
      or likes_received <>
        (select coalesce(sum(like_count), 0) from adverts where seller_id = kept.account_id)
      or rating_count <> (select count(*) from ratings where about_id = kept.account_id and shown_at is not null)
    `.execute(db);
  return rows;
}
