import { migrateShop } from '../app/composition.server.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readyConfig } from './ready-config.ts';

await migrateDatabase(await readyConfig(), migrateShop);
console.log('The database is up to date.');
