import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../adapters/config.ts';
import { createLog } from '../../adapters/log.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { migrateShop, type OpenShop, openShop, openShopOnce } from './open-site.server.ts';

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

/** The shop that loaders and actions find, on SQLite in a folder of its own, for all tests of a file. */
export function shopOfPages(): () => OpenShop {
  let shop: OpenShop;
  const dataDir = temporaryFolder(afterAll);
  beforeAll(async () => {
    // Another file of the same process may have left its own.
    vi.stubGlobal('eddagalaShop', undefined);
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('LOG_LEVEL', 'silent');
    await migrateShop(readConfig());
    shop = await openShopOnce();
  });
  afterAll(async () => {
    await shop.close();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  return () => shop;
}
