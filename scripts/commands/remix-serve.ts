import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setDefaults } from '../../adapters/config.ts';
import { claimDatabase, migrateSite } from '../../app/composition/open-database.server.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { lockSite } from '../moving/lock-site.ts';
import { buildIfNeeded, built } from './build.ts';

parseCommandLine('Usage: npm run start:remix-serve    runs the same build under plain remix-serve', {});
setDefaults({ NODE_ENV: 'production' });
const config = await prepareConfig();
await buildIfNeeded(console.log);
await lockSite(config, claimDatabase);
await migrateDatabase(config, migrateSite);

setDefaults({ HOST: config.host, PORT: String(config.port) });
process.argv[2] = built.server;
createRequire(import.meta.url)(join(import.meta.dirname, '../../node_modules/@remix-run/serve/dist/cli.js'));
