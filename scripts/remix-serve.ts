import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setDefaults } from '../adapters/config.ts';
import { claimDatabase, migrateShop } from '../app/composition/open-site.server.ts';
import { buildIfNeeded, built } from './build.ts';
import { claimSite } from './claim-site.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readTyped } from './read-typed.ts';
import { readyConfig } from './ready-config.ts';

readTyped('Usage: npm run start:remix-serve    runs the same build under plain remix-serve', {});
setDefaults({ NODE_ENV: 'production' });
const config = await readyConfig();
await buildIfNeeded(console.log);
await claimSite(config, claimDatabase);
await migrateDatabase(config, migrateShop);

setDefaults({ HOST: config.host, PORT: String(config.port) });
process.argv[2] = built.server;
createRequire(import.meta.url)(
  join(dirname(import.meta.dirname), 'node_modules/@remix-run/serve/dist/cli.js'),
);
