import type { MemoryTables } from './memory-database.ts';

/** Whether this account is not being deleted. */
export function isPresent(tables: MemoryTables, accountId: string): boolean {
  return !tables.leaving.has(accountId);
}
