import { migrateSite } from '../../app/composition/open-database.server.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';

parseCommandLine('Usage: npm run migrate    brings the database up to date, as npm start does', {});
await migrateDatabase(await prepareConfig(), migrateSite);
console.log('The database is up to date.');
