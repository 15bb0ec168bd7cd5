import type { Tables } from './memory-database.ts';

/** Whether this account is not being deleted. */
export function isPresent(tables: Tables, accountId: string): boolean {
  return !tables.leaving.has(accountId);
}
