import { PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Whether rows must be locked (`for update`) between being read and being changed. SQLite has one writer, so what a
 * transaction has read stays true until it ends.
 */
export function locksRows(db: Database): boolean {
  return isPostgres(db);
}
