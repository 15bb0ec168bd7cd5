import cluster from 'node:cluster';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { pictureBase, securityContact, setDefaults } from '../../adapters/config.ts';
import { serveBuiltFiles } from '../../adapters/http/built-files.ts';
import { createHttpServer } from '../../adapters/http/create-http-server.ts';
import { createLog } from '../../adapters/log.ts';
import type * as entry from '../../app/entry.server.tsx';
import type { Language } from '../../core/entities/language.ts';
import { describeData, describeMails } from '../cli/describe-data.ts';
import { listen } from '../cli/listen.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { shutdownSignal } from '../cli/shutdown-signal.ts';
import { exitOnStartFailure } from '../cli/start-failure.ts';
import { superviseProcesses } from '../cli/supervise-processes.ts';
import { lockSite } from '../moving/lock-site.ts';
import { buildIfNeeded, built } from './build.ts';

/**
 * The build's entry module also exports the function that opens the site, because the build has its own copy of core,
 * which pages have to share.
 */
type Build = ServerBuild & { readonly entry: { readonly module: typeof entry } };

parseCommandLine(
  'Usage: npm start    builds if needed, brings the database up to date, and serves the site',
  {},
);
setDefaults({ NODE_ENV: 'production' });
const config = await prepareConfig();
await buildIfNeeded(console.log);

const log = createLog(config);
if (cluster.isPrimary && config.processes > 1) process.exit(await superviseProcesses(config.processes, log));

const build = await importBuild(built.server);
const builds = new Map<Language, ServerBuild>();
for (const { language, server } of built.translated) builds.set(language, await importBuild(server));
await importParts(join(dirname(built.server), 'assets'));
const { chosenLanguage, claimDatabase, languageHeader, openSiteOnce, migrateSite, visitorPages } =
  build.entry.module;
await lockSite(config, claimDatabase);
await migrateDatabase(config, migrateSite);

const shutdown = shutdownSignal();
const files = serveBuiltFiles(built.client);
const shop = await exitOnStartFailure(config, openSiteOnce);
const server = createHttpServer({
  build,
  translated: { builds, chosen: { readIn: chosenLanguage, cookieOf: languageHeader } },
  files,
  config,
  log,
  shutdown,
  pictureBase: pictureBase(config),
  securityContact: securityContact(config),
  visitorPages: await visitorPages(),
  metrics: {
    token: config.metricsToken,
    process: String(cluster.worker?.id ?? 1),
    measure: shop.measure,
  },
});
const address = await listen(server, config);

// Only the first process prints the address.
if (cluster.isPrimary || cluster.worker?.id === 1) sayOpen(address);

await server.closed;
await shop.close();
process.exit(0);

async function importBuild(file: string): Promise<Build> {
  return import(pathToFileURL(file).href);
}

/** Imports the builds' lazy chunks now: other builds may have replaced the folder by the time that they are needed. */
async function importParts(folder: string): Promise<void> {
  const names = await readdir(folder);
  const parts = names.filter((name) => name.endsWith('.js'));
  await Promise.all(parts.map((name) => import(pathToFileURL(join(folder, name)).href)));
}

function sayOpen(at: string): void {
  console.log(`${config.site.name} is open at ${at}`);
  console.log(`  data   ${describeData(config)}`);
  console.log(`  mails  ${describeMails(config.mail)}`);
}
