import type { ServerBuild } from '@remix-run/node';
import { createServer } from 'vite';
import { pictureBase, securityContact, setDefaults } from '../../adapters/config.ts';
import { createHttpServer } from '../../adapters/http/create-http-server.ts';
import { createLog } from '../../adapters/log.ts';
import { claimDatabase, migrateSite } from '../../app/composition/open-database.server.ts';
import { openSiteOnce } from '../../app/composition/open-site.server.ts';
import { listen } from '../cli/listen.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { shutdownSignal } from '../cli/shutdown-signal.ts';
import { lockSite } from '../moving/lock-site.ts';

parseCommandLine('Usage: npm run dev    serves the site and reloads it when code changes', {});
setDefaults({ NODE_ENV: 'development' });
const config = await prepareConfig();
await lockSite(config, claimDatabase);
await migrateDatabase(config, migrateSite);

const log = createLog(config);
const shutdown = shutdownSignal();
const vite = await createServer({
  server: { middlewareMode: true },
  // Vite would bundle this dependency for browsers; its browser variant is not installed.
  optimizeDeps: { exclude: ['@node-rs/argon2'] },
});
const server = createHttpServer({
  build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
  files: vite.middlewares,
  config,
  log,
  shutdown,
  pictureBase: pictureBase(config),
  securityContact: securityContact(config),
});
console.log(`${config.site.name} is open at ${await listen(server, config)}, and reloads on every change`);

await server.closed;
await vite.close();
await (await openSiteOnce()).close();
process.exit(0);
