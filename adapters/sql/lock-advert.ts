import { locksRows } from './dialect.ts';
import type { Database } from './schema.ts';

/** Keeps the advert as it is until the transaction ends; undefined when there is none. */
export function lockAdvert(db: Database, id: string) {
  return db
    .selectFrom('adverts')
    .select(['id', 'seller_id', 'title_key', 'like_count', 'posted_at'])
    .where('id', '=', id)
    .$if(locksRows(db), (query) => query.forUpdate())
    .executeTakeFirst();
}
