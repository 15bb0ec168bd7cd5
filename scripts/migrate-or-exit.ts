import type { Config } from '../adapters/config.ts';
import { startOrExit } from './start-failure.ts';

/** Brings the database up to date; one that cannot be reached, entered or used ends the process with one line. */
export function migrateOrExit(config: Config, migrate: (config: Config) => Promise<void>): Promise<void> {
  return startOrExit(config, () => migrate(config));
}
