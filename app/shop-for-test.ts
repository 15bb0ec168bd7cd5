import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '../adapters/config.ts';
import { createLog } from '../adapters/log.ts';
import { migrateShop, openShop } from './composition.server.ts';

/** A whole shop on SQLite in a folder of its own, for one test. `write` gets the lines of its log. */
export async function openShopForTest(
  environment: Readonly<Record<string, string>> = { LOG_LEVEL: 'silent' },
  write?: (line: string) => void,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eddagala-shop-'));
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  await migrateShop(config);
  const shop = await openShop(config, createLog(config, write && { write }));
  onTestFinished(async () => {
    await shop.closeMailer();
    await shop.close();
    await rm(dataDir, { recursive: true });
  });
  return { dataDir, shop };
}
