import { onTestFinished } from 'vitest';
import { readConfig } from '../adapters/config.ts';
import { createLog } from '../adapters/log.ts';
import { temporaryFolder } from '../adapters/temporary-folder-for-test.ts';
import { migrateShop, openShop } from './composition.server.ts';

/** A whole shop on SQLite in a folder of its own, for one test. `write` gets the lines of its log. */
export async function openShopForTest(
  environment: Readonly<Record<string, string>> = { LOG_LEVEL: 'silent' },
  write?: (line: string) => void,
) {
  const dataDir = temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  await migrateShop(config);
  const shop = await openShop(config, createLog(config, write && { write }));
  onTestFinished(async () => {
    await shop.closeMailer();
    await shop.close();
  });
  return { dataDir, shop };
}
