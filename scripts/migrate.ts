import { migrateShop } from '../app/composition/open-site.server.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readTyped } from './read-typed.ts';
import { readyConfig } from './ready-config.ts';

readTyped('Usage: npm run migrate    brings the database up to date, as npm start does', {});
await migrateDatabase(await readyConfig(), migrateShop);
console.log('The database is up to date.');
