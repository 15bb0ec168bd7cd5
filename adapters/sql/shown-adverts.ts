import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import type { Database } from './schema.ts';

/**
 * The adverts that people may see, as `advert`: every list and every read of one begins here, so that none forgets a
 * condition. A list in the order of another table asks whether its advert `exists` among these.
 */
export function shownAdverts(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('adverts as advert').where('advert.seller_id', 'not in', accountsBeingDeleted());
}
