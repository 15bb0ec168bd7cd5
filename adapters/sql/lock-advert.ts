import { locksRows } from './dialect.ts';
import type { Database } from './schema.ts';
import { presentAdverts } from './shown-adverts.ts';

/**
 * Keeps the advert as it is until the transaction ends; undefined when there is none. That of an account which is being
 * deleted is found by those who ask for such adverts too.
 */
export function lockAdvert(db: Database, id: string, { ofDeletedAccounts = false } = {}) {
  return (ofDeletedAccounts ? db.selectFrom('adverts as advert') : presentAdverts(db))
    .select([
      'id',
      'seller_id',
      'state',
      'ends_at',
      'end_announced',
      'title',
      'description',
      'district',
      'price',
      'like_count',
      'verified_like_count',
      'posted_at',
    ])
    .where('id', '=', id)
    .$if(locksRows(db), (query) => query.forUpdate())
    .executeTakeFirst();
}
