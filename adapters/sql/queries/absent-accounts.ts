import { expressionBuilder } from 'kysely';
import type { Tables } from '../connection/schema.ts';

/**
 * Selects the accounts that are being deleted, to be left out of reads: usually none, never many. One row here hides
 * everything that belongs to an account, without a mark on each of its rows.
 */
export function accountsBeingDeleted() {
  return expressionBuilder<Tables>().selectFrom('leaving').select('leaving.account_id');
}

/**
 * Selects the accounts that are being deleted or banned. They have a table of their own, so that a query looks up one
 * account in it instead of reading the whole list.
 */
export function absentAccounts() {
  return expressionBuilder<Tables>().selectFrom('absent').select('absent.account_id');
}
