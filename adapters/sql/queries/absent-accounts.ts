import { expressionBuilder } from 'kysely';
import type { Tables } from '../connection/schema.ts';

/**
 * The accounts that are being deleted, to be left out of reads: usually none, never many. It is a condition rather than
 * a mark on every row, so that writing one row hides everything that belongs to an account.
 */
export function accountsBeingDeleted() {
  return expressionBuilder<Tables>().selectFrom('leaving').select('leaving.account_id');
}

/**
 * Those and the banned ones, whose content nobody sees either. It is a separate table, so that a query looks up one
 * account in it instead of reading the whole list.
 */
export function absentAccounts() {
  return expressionBuilder<Tables>().selectFrom('absent').select('absent.account_id');
}
