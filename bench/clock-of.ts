import { isPostgres } from '../adapters/sql/dialect.ts';
import type { Database } from '../adapters/sql/schema.ts';

/**
 * Milliseconds of the processor's time, which whatever else the machine does lengthens little; of a database in another process
 * those that passed.
 */
export function clockOf(db: Database): () => number {
  if (isPostgres(db)) return () => performance.now();
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
}
