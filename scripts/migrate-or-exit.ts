import { type Config, databaseName } from '../adapters/config.ts';
import { connectionFailure } from './connection-failure.ts';

/** Brings the database up to date; one that cannot be reached or entered ends the process with one line. */
export async function migrateOrExit(
  config: Config,
  migrate: (config: Config) => Promise<void>,
): Promise<void> {
  try {
    await migrate(config);
  } catch (error) {
    const reason = config.database.kind === 'postgres' ? connectionFailure(error) : undefined;
    if (config.database.kind !== 'postgres' || reason === undefined) throw error;
    console.error(`DATABASE_URL: ${databaseName(config.database.url)}: ${reason}.`);
    process.exit(1);
  }
}
