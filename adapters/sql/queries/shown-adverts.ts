import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from './absent-accounts.ts';

/**
 * Selects from the adverts that everybody may see, as `advert`. Every list is based on this query, so that none omits a
 * condition; a list in the order of another table uses `isShown` or `exists` with it. The state is a literal, because
 * the partial indexes of live adverts are used only then.
 */
export function shownAdverts(db: Pick<Database, 'selectFrom'>) {
  return presentAdverts(db).where('advert.state', '=', sql.lit('live'));
}

/** Selects from the adverts in any state, as `advert`: for their sellers, and for anybody with an advert's address. */
export function presentAdverts(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('adverts as advert').where('advert.seller_id', 'not in', absentAccounts());
}

/** Selects from the adverts in any state but hidden: for the lists of what somebody saved or liked. */
export function unhiddenAdverts(db: Pick<Database, 'selectFrom'>) {
  return presentAdverts(db).where('advert.state', '<>', 'hidden');
}

/**
 * Whether a live advert with this id is shown, for queries about many adverts: the absent accounts, usually none, are
 * read once. (Adverts that are not live are in no list, and search doesn't find them.)
 */
export function isShown(db: Database, id: string): RawBuilder<SqlBool> {
  return dialectOf(db).isNoneOf(id, hiddenAdverts(db));
}

/** Selects the ids of the adverts of absent accounts. */
export function hiddenAdverts(db: Database): RawBuilder<string> {
  return sql`select id from adverts where ${dialectOf(db).isAnyOf('seller_id', absentAccounts())}`;
}
