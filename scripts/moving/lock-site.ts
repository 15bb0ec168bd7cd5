import type { Config } from '../../adapters/config.ts';
import { exitOnStartFailure } from '../cli/start-failure.ts';
import { sweepRestores } from './restore-folder.ts';

/**
 * Ensures what a site needs before it opens: room on its disk and, on SQLite, an intact database and its lock.
 * Otherwise the process ends with one line.
 */
export async function lockSite(
  config: Config,
  lockDatabase: (config: Config) => Promise<boolean>,
): Promise<void> {
  await exitOnStartFailure(config, async () => {
    await sweepRestores(config.dataDir, console.log);
    if ((await lockDatabase(config)) || config.database.kind !== 'sqlite') return;
    const { file } = config.database;
    console.error(
      `DATA_DIR: another site is using ${file}; stop it first, or choose another folder for this one.`,
    );
    process.exit(1);
  });
}
