import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { defaultNodeEnv } from '../adapters/config.ts';
import { serveBuiltFiles } from '../adapters/http/built-files.ts';
import { createHttpServer } from '../adapters/http/create-http-server.ts';
import { createLog } from '../adapters/log.ts';
import { migrateShop } from '../app/composition.server.ts';
import { buildIfNeeded, built } from './build.ts';
import { listenOrExit } from './listen-or-exit.ts';
import { readyConfig } from './ready-config.ts';
import { shutdownSignal } from './shutdown-signal.ts';

defaultNodeEnv('production');
const config = await readyConfig();
await buildIfNeeded(console.log);
await migrateShop(config);

const log = createLog(config);
const shutdown = shutdownSignal();
const build: ServerBuild & {
  entry: { module: { getShop: typeof import('../app/composition.server.ts').getShop } };
} = await import(pathToFileURL(built.server).href);
const files = await serveBuiltFiles(built.client);
const server = createHttpServer({ build, files, config, log, shutdown });
const shop = await build.entry.module.getShop();
const address = await listenOrExit(server, config);

console.log(`${config.site.name} is open at ${address}`);
console.log(`  data   ${config.dataDir}`);
console.log(`  mails  nothing is sent; each becomes a file in ${join(config.dataDir, 'mail')}`);

await server.closed;
await shop.close();
process.exit(0);
