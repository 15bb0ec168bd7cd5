import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setDefaults } from '../../adapters/config.ts';
import { claimDatabase, migrateSite } from '../../app/composition/open-database.server.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { readTyped } from '../cli/read-typed.ts';
import { readyConfig } from '../cli/ready-config.ts';
import { claimSite } from '../moving/claim-site.ts';
import { buildIfNeeded, built } from './build.ts';

readTyped('Usage: npm run start:remix-serve    runs the same build under plain remix-serve', {});
setDefaults({ NODE_ENV: 'production' });
const config = await readyConfig();
await buildIfNeeded(console.log);
await claimSite(config, claimDatabase);
await migrateDatabase(config, migrateSite);

setDefaults({ HOST: config.host, PORT: String(config.port) });
process.argv[2] = built.server;
createRequire(import.meta.url)(join(import.meta.dirname, '../../node_modules/@remix-run/serve/dist/cli.js'));
