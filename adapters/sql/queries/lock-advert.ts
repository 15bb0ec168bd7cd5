import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { presentAdverts } from './shown-adverts.ts';

/**
 * Locks an advert until the end of the transaction; undefined if there is none. An advert of an account that is being
 * deleted is found only with `ofDeletedAccounts`.
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
      'village',
      'price',
      'goods',
      'boda',
      'parcel',
      'like_count',
      'verified_like_count',
      'posted_at',
    ])
    .where('id', '=', id)
    .$if(dialectOf(db).locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
}
