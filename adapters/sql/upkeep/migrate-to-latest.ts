import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from '../../../migrations/index.ts';
import type { Database } from '../connection/schema.ts';

/** A later version of the program has migrated the database further than this one knows. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor() {
    super('The database was made by a newer version.');
  }
}

/**
 * Runs the pending migrations, all or none, and returns their names. If two processes do so at once, one waits and
 * finds none.
 */
export async function migrateToLatest(db: Database): Promise<readonly string[]> {
  if ((await migrationState(db)) === 'ahead') throw new NewerDatabase();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Compares the database with the migrations of this version; `none`: no migration has ever run. */
export async function migrationState(db: Database): Promise<'none' | 'behind' | 'latest' | 'ahead'> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 'none';
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const ours = Object.keys(migrations);
  const ran = new Set(rows.map(({ name }) => name));
  if (ran.size === 0) return 'none';
  if ([...ran].some((name) => !ours.includes(name))) return 'ahead';
  return ours.every((name) => ran.has(name)) ? 'latest' : 'behind';
}
