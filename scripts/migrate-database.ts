import type { Config } from '../adapters/config.ts';
import { exitOnStartFailure } from './start-failure.ts';

/** Brings the database up to date; one that cannot be reached, entered or used ends the process with one line. */
export function migrateDatabase(config: Config, migrate: (config: Config) => Promise<void>): Promise<void> {
  return exitOnStartFailure(config, () => migrate(config));
}
