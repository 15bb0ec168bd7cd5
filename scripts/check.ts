import { parseArgs } from 'node:util';
import { migrationState } from '../adapters/sql/migrate-to-latest.ts';
import { openPhotoStore } from '../app/composition.server.ts';
import { checkShop } from './checking/check-shop.ts';
import { describeData } from './describe-data.ts';
import { openToFill, openToRead } from './moving/open-database.ts';
import { orExit } from './moving/or-exit.ts';
import { readyConfig } from './ready-config.ts';

const usage = `Usage: npm run check                checks that counters agree with the rows they count, and that every picture has its files
       npm run check -- --repair    also corrects the counters, and removes files that belong to no picture

The site may be running. The exit code is 1 if anything is wrong and not repaired. A picture whose file is lost cannot be
repaired: the advert or profile that shows it is named, and its owner can upload the picture again.`;

const { repair, help } = await orExit(async () => {
  const { values } = parseArgs({
    options: { repair: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  return values;
});
if (help) {
  console.log(usage);
  process.exit(0);
}

const config = await readyConfig({ mustExist: true });
const { problems, repaired } = await orExit(async () => {
  console.log(`Checking ${describeData(config)}`);
  const { db, close } = repair ? openToFill(config.database) : openToRead(config.database);
  try {
    const state = await migrationState(db);
    if (state === 'ahead')
      throw new Error('The database was made by a newer version: update this program first');
    if (state !== 'latest')
      throw new Error('The database was made by an older version: run npm run migrate first');
    const { photoStore } = openPhotoStore(config.photos);
    return await checkShop({ db, photoStore, repair, complain: console.error, report: console.log });
  } finally {
    await close();
  }
});
const left = problems - repaired;
if (problems === 0) console.log('Everything is in order.');
else console.log(`Problems: ${problems}, repaired: ${repaired}${left > 0 ? `, left: ${left}` : ''}.`);
if (left > 0 && !repair) console.log('npm run check -- --repair repairs what can be repaired.');
process.exitCode = left > 0 ? 1 : 0;
