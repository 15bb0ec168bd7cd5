import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

/**
 * The adverts that people may see, as `advert`: every list and every read of one begins here, so that none forgets a
 * condition. A list in the order of another table asks `isShown`, or whether its advert `exists` among these.
 */
export function shownAdverts(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('adverts as advert').where('advert.seller_id', 'not in', accountsBeingDeleted());
}

/**
 * Whether the advert of this id is among them, for many in one query: what is hidden is read once, and is nothing at most times.
 * PostgreSQL expects a subquery to find more than it does, and would read every advert for it; of an array it expects little.
 */
export function isShown(db: Database, id: string): RawBuilder<SqlBool> {
  const leaving = accountsBeingDeleted();
  return isPostgres(db)
    ? sql`${sql.ref(id)} <> all (array(select id from adverts where seller_id = any (array(${leaving}))))`
    : sql`${sql.ref(id)} not in (select id from adverts where seller_id in (${leaving}))`;
}
