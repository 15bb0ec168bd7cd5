import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultNodeEnv } from '../adapters/config.ts';
import { migrateShop } from '../app/composition.server.ts';
import { buildIfNeeded, built } from './build.ts';
import { readyConfig } from './ready-config.ts';

defaultNodeEnv('production');
await migrateShop(await readyConfig());
await buildIfNeeded(console.log);

process.argv[2] = built.server;
createRequire(import.meta.url)(
  join(dirname(import.meta.dirname), 'node_modules/@remix-run/serve/dist/cli.js'),
);
