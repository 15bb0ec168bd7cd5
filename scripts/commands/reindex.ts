import { migrateUnused } from '../../app/composition/open-database.server.ts';
import { reindexSite } from '../../app/composition/upkeep.server.ts';
import { exitOnFailure } from '../cli/exit-on-failure.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';

const usage = `Usage: npm run reindex    works out again which herbs the adverts are about, rebuilds the word index, and refills Meilisearch

The site may be running.`;

parseCommandLine(usage, {});
const config = await prepareConfig({ mustExist: 'marketplace' });
await migrateDatabase(config, migrateUnused);
const written = await exitOnFailure(usage, () =>
  reindexSite(config, (what, count) => console.log(`${what}: ${count}`)),
);
if (written === undefined) {
  console.log('The search index has been rebuilt. MEILI_URL is not set, so there is no other index to fill.');
} else {
  console.log(`Search now uses the new indexes. Adverts: ${written.adverts}, profiles: ${written.profiles}.`);
}
