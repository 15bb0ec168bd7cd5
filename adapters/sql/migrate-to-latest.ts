import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Runs the migrations that this database has not seen, all or none, and answers their names. Of two processes
 * that try at once, one waits and finds nothing to do.
 */
export async function migrateToLatest(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
