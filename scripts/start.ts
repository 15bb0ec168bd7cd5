import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { type MailConfig, pictureBase, setDefaults } from '../adapters/config.ts';
import { serveBuiltFiles } from '../adapters/http/built-files.ts';
import { createHttpServer } from '../adapters/http/create-http-server.ts';
import { createLog } from '../adapters/log.ts';
import type * as composition from '../app/composition.server.ts';
import { buildIfNeeded, built } from './build.ts';
import { describeData } from './describe-data.ts';
import { listenOrExit } from './listen-or-exit.ts';
import { migrateOrExit } from './migrate-or-exit.ts';
import { readyConfig } from './ready-config.ts';
import { shutdownSignal } from './shutdown-signal.ts';

/** The entry module also exports how to open the shop: the build has its own copy of core, and the pages have to share it. */
type Build = ServerBuild & { readonly entry: { readonly module: typeof composition } };

setDefaults({ NODE_ENV: 'production' });
const config = await readyConfig();
await buildIfNeeded(console.log);

const build: Build = await import(pathToFileURL(built.server).href);
const { getShop, migrateShop } = build.entry.module;
await migrateOrExit(config, migrateShop);

const log = createLog(config);
const shutdown = shutdownSignal();
const files = await serveBuiltFiles(built.client);
const server = createHttpServer({
  build,
  files,
  config,
  log,
  shutdown,
  pictureBase: pictureBase(config),
});
const shop = await getShop();
const address = await listenOrExit(server, config);

console.log(`${config.site.name} is open at ${address}`);
console.log(`  data   ${describeData(config)}`);
console.log(`  mails  ${mailsGo(config.mail)}`);

await server.closed;
await shop.close();
process.exit(0);

function mailsGo(mail: MailConfig): string {
  return mail.kind === 'smtp'
    ? `sent by ${mail.server.host}:${mail.server.port}`
    : `nothing is sent; each becomes a file in ${mail.directory}`;
}
