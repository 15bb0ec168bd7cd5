import { migrateSite } from '../../app/composition/open-database.server.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { readTyped } from '../cli/read-typed.ts';
import { readyConfig } from '../cli/ready-config.ts';

readTyped('Usage: npm run migrate    brings the database up to date, as npm start does', {});
await migrateDatabase(await readyConfig(), migrateSite);
console.log('The database is up to date.');
