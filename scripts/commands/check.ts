import { closing } from '../../adapters/closing.ts';
import { migrationState, openForLongWork } from '../../app/composition/open-database.server.ts';
import { checkingPorts } from '../../app/composition/upkeep.server.ts';
import { checkSite } from '../checking/check-site.ts';
import { describeData } from '../cli/describe-data.ts';
import { exitOnFailure } from '../cli/exit-on-failure.ts';
import { parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { openToRead } from '../moving/open-database.ts';

const usage = `Usage: npm run check                checks that counters agree with the rows they count, that nobody follows themselves or whom a
                             block parts them from, and that every picture has its files
       npm run check -- --repair    also corrects the counters, and removes such follows and files that belong to no picture

The site may be running. The exit code is 1 if anything is wrong and not repaired. A picture whose file is lost cannot be
repaired: the advert or profile that shows it is named, and its owner can upload the picture again.`;

const { repair } = parseCommandLine(usage, {
  options: { repair: { type: 'boolean', default: false } },
}).values;
const config = await prepareConfig({ mustExist: 'marketplace' });
const { problems, repaired } = await exitOnFailure(usage, async () => {
  console.log(`Checking ${describeData(config)}`);
  return closing((repair ? openForLongWork : openToRead)(config.database), async ({ db }) => {
    const state = await migrationState(db);
    if (state === 'ahead')
      throw new Error('The database was made by a newer version: update this program first');
    if (state !== 'latest')
      throw new Error('The database was made by an older version: run npm run migrate first');
    const ports = await checkingPorts(db, config.photos);
    return checkSite({ db, ports, repair, complain: console.error, report: console.log });
  });
});
const left = problems - repaired;
if (problems === 0) console.log('Everything is in order.');
else console.log(`Problems: ${problems}, repaired: ${repaired}${left > 0 ? `, left: ${left}` : ''}.`);
if (left > 0 && !repair) console.log('npm run check -- --repair repairs what can be repaired.');
process.exitCode = left > 0 ? 1 : 0;
