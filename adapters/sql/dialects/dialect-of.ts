import { PostgresAdapter } from 'kysely';
import type { Database } from '../connection/schema.ts';
import type { Dialect } from './dialect.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

export function dialectOf(db: Database): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
}
