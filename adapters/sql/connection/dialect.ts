import { PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Whether rows must be locked before they are read and then changed. SQLite has one writer, so what a
 * transaction has read stays true until it ends.
 */
export function locksRows(db: Database): boolean {
  return isPostgres(db);
}
