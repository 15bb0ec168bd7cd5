import { expressionBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * The accounts that are being deleted, to be left out of what is read: none at most times, and few at any. A condition
 * rather than a mark on every row, so that writing one row hides everything of theirs.
 */
export function accountsBeingDeleted() {
  return expressionBuilder<Tables>().selectFrom('leaving').select('leaving.account_id');
}
