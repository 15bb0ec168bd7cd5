import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setDefaults } from '../adapters/config.ts';
import { migrateShop } from '../app/composition.server.ts';
import { buildIfNeeded, built } from './build.ts';
import { claimSite } from './claim-site.ts';
import { migrateOrExit } from './migrate-or-exit.ts';
import { readyConfig } from './ready-config.ts';

setDefaults({ NODE_ENV: 'production' });
const config = await readyConfig();
await buildIfNeeded(console.log);
await claimSite(config);
await migrateOrExit(config, migrateShop);

setDefaults({ HOST: config.host, PORT: String(config.port) });
process.argv[2] = built.server;
createRequire(import.meta.url)(
  join(dirname(import.meta.dirname), 'node_modules/@remix-run/serve/dist/cli.js'),
);
