import { locksRows } from './dialect.ts';
import { leavers } from './leaving.ts';
import type { Database } from './schema.ts';

/**
 * Keeps the advert as it is until the transaction ends; undefined when there is none. That of an account which is being
 * deleted is found by whoever asks for those too.
 */
export function lockAdvert(db: Database, id: string, { ofLeavers = false } = {}) {
  return db
    .selectFrom('adverts')
    .select(['id', 'seller_id', 'title_key', 'like_count', 'posted_at'])
    .where('id', '=', id)
    .$if(!ofLeavers, (query) => query.where('seller_id', 'not in', leavers()))
    .$if(locksRows(db), (query) => query.forUpdate())
    .executeTakeFirst();
}
