import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../connection/dialect.ts';
import type { Database } from '../connection/schema.ts';
import { absentAccounts } from './absent-accounts.ts';

/**
 * The adverts that everybody may see, as `advert`: every list of them starts from these, so that none forgets a
 * condition. A list in the order of another table asks `isShown`, or whether its advert `exists` among these. The state
 * is written into the statement, because the indexes of live adverts serve no other.
 */
export function shownAdverts(db: Pick<Database, 'selectFrom'>) {
  return presentAdverts(db).where('advert.state', '=', sql.lit('live'));
}

/** Those in any state, as `advert`: for their sellers, and for anybody who has an advert's address. */
export function presentAdverts(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('adverts as advert').where('advert.seller_id', 'not in', absentAccounts());
}

/** Those in any state but hidden: for people who saved or liked one. */
export function unhiddenAdverts(db: Pick<Database, 'selectFrom'>) {
  return presentAdverts(db).where('advert.state', '<>', 'hidden');
}

/**
 * Whether a live advert with this id is shown, for many in one query: the absent accounts are read once, and usually
 * there are none. Adverts that are not live are in no list, and no search finds them. PostgreSQL expects a subquery to
 * find more than it does, and would read every advert because of it; from an array it expects few rows.
 */
export function isShown(db: Database, id: string): RawBuilder<SqlBool> {
  const hidden = hiddenAdverts(db);
  return isPostgres(db)
    ? sql`${sql.ref(id)} <> all (array(${hidden}))`
    : sql`${sql.ref(id)} not in (${hidden})`;
}

/** Selects the ids of the adverts whose sellers are leaving or banned. */
export function hiddenAdverts(db: Database): RawBuilder<string> {
  const absent = absentAccounts();
  return isPostgres(db)
    ? sql`select id from adverts where seller_id = any (array(${absent}))`
    : sql`select id from adverts where seller_id in (${absent})`;
}
