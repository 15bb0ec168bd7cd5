import type { MemoryTables } from './memory-database.ts';

/** Whether this account is neither being deleted nor banned. */
export function isPresent(tables: MemoryTables, accountId: string): boolean {
  return !tables.leaving.has(accountId) && tables.standings.get(accountId)?.bannedAt === undefined;
}
