import { expressionBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * The accounts that are being deleted, to be left out of reads: usually none, never many. It is a condition rather than
 * a mark on every row, so that writing one row hides everything of theirs.
 */
export function accountsBeingDeleted() {
  return expressionBuilder<Tables>().selectFrom('leaving').select('leaving.account_id');
}

/**
 * Those and the banned ones, of whom nobody sees anything either. A table of its own, so that a query looks one account up
 * in it instead of reading the list of all.
 */
export function absentAccounts() {
  return expressionBuilder<Tables>().selectFrom('absent').select('absent.account_id');
}
