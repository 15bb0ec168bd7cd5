import type { Config } from '../../adapters/config.ts';
import { exitOnStartFailure } from './start-failure.ts';

/**
 * Brings the database up to date, and says where the copy from before is; if the database cannot be reached or used,
 * the process ends with one line.
 */
export function migrateDatabase(
  config: Config,
  migrate: (config: Config, report: (line: string) => void) => Promise<void>,
): Promise<void> {
  // Not part of what a command prints for other programs.
  return exitOnStartFailure(config, () => migrate(config, console.warn));
}
