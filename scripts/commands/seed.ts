import { createLog } from '../../adapters/log.ts';
import { migrateUnused } from '../../app/composition/open-database.server.ts';
import { openSite } from '../../app/composition/open-site.server.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { parseCommandLine, readCount } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { exitOnStartFailure } from '../cli/start-failure.ts';
import { samplePictures } from '../seed/sample-pictures.ts';
import { seedMarketplace } from '../seed/seed-marketplace.ts';

const usage = `Usage: npm run seed                   adds sample sellers, adverts with pictures, comments, likes and conversations, and prints a login
       npm run seed -- --adverts N    adds N adverts, the same ones each time`;

const { values } = parseCommandLine(usage, { options: { adverts: { type: 'string' } } });
const wanted = values.adverts === undefined ? {} : { adverts: readCount('adverts', values.adverts, usage) };
const config = await prepareConfig();
await migrateDatabase(config, migrateUnused);
const shop = await openSite(config, createLog(config));
const begun = performance.now();
try {
  const { adverts, login } = await exitOnStartFailure(config, () =>
    seedMarketplace(shop.ports, { ...wanted, pictures: samplePictures, log: console.log }),
  );
  if (adverts > 0) console.log(`Done after ${Math.round((performance.now() - begun) / 1000)} s.`);
  if (config.search !== undefined)
    console.log('Run npm run reindex to add the sample adverts to Meilisearch.');
  console.log(`Log in as ${login.email} with the password ${login.password}`);
} finally {
  await shop.close();
}
