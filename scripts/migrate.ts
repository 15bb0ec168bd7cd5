import { migrateShop } from '../app/composition.server.ts';
import { migrateOrExit } from './migrate-or-exit.ts';
import { readyConfig } from './ready-config.ts';

await migrateOrExit(await readyConfig(), migrateShop);
console.log('The database is up to date.');
