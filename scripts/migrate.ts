import { migrateShop } from '../app/composition.server.ts';
import { readyConfig } from './ready-config.ts';

await migrateShop(await readyConfig());
console.log('The database is up to date.');
