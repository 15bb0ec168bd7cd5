import type { Config } from '../adapters/config.ts';
import { tryDisk } from '../adapters/disk/try-disk.ts';
import { claimSqlite } from '../adapters/sql/claim-sqlite.ts';
import { checkSqlite } from '../adapters/sql/database.ts';
import { sweepRestores } from './moving/restore-folder.ts';
import { startOrExit } from './start-failure.ts';

/** What a site needs before it opens: room on its disk and, on SQLite, a whole database that no other site works on. */
export async function claimSite(config: Config): Promise<void> {
  await startOrExit(config, async () => {
    await tryDisk(config.dataDir);
    await sweepRestores(config.dataDir, console.log);
    if (config.database.kind !== 'sqlite') return;
    const { file } = config.database;
    if (!claimSqlite({ file })) {
      console.error(
        `DATA_DIR: another site is using ${file}; stop it first, or choose another folder for this one.`,
      );
      process.exit(1);
    }
    checkSqlite({ file });
  });
}
