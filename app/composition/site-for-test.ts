import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../adapters/config.ts';
import { createLog } from '../../adapters/log.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { migrateSite } from './open-database.server.ts';
import { type OpenSite, openSite, openSiteOnce } from './open-site.server.ts';

/** A whole site on SQLite in a folder of its own, for one test. `write` gets the lines of its log. */
export async function openSiteForTest(
  environment: Readonly<Record<string, string>> = { LOG_LEVEL: 'silent' },
  write?: (line: string) => void,
) {
  const dataDir = temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  await migrateSite(config);
  const site = await openSite(config, createLog(config, write && { write }));
  onTestFinished(async () => {
    await site.closeMailer();
    await site.close();
  });
  return { dataDir, site };
}

/** The site that loaders and actions find, on SQLite in a folder of its own, for all tests of a file. */
export function siteOfPages(): () => OpenSite {
  let site: OpenSite;
  const dataDir = temporaryFolder(afterAll);
  beforeAll(async () => {
    // Another test file in the same process may have left its own site.
    vi.stubGlobal('eddagalaSite', undefined);
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('LOG_LEVEL', 'silent');
    await migrateSite(readConfig());
    site = await openSiteOnce();
  });
  afterAll(async () => {
    await site.close();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  return () => site;
}
