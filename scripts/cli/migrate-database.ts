import type { Config } from '../../adapters/config.ts';
import { exitOnStartFailure } from './start-failure.ts';

/**
 * Migrates the database and prints where the copy from before is. If the database cannot be reached or used, the
 * process ends with one line.
 */
export function migrateDatabase(
  config: Config,
  migrate: (config: Config, report: (line: string) => void) => Promise<void>,
): Promise<void> {
  // To standard error, because other programs read standard output.
  return exitOnStartFailure(config, () => migrate(config, console.warn));
}
