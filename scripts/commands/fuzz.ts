import { fuzz } from '../../e2e/fuzz.ts';
import { parseCommandLine, readCount } from '../cli/parse-command-line.ts';
import { buildIfNeeded } from './build.ts';

const usage = `Usage: npm run fuzz                                  sends a site that it starts 5,000 requests with bad values
       npm run fuzz -- --seed WORD --requests N    other ones, and as many as you like`;

const { values } = parseCommandLine(usage, {
  options: {
    seed: { type: 'string', default: 'eddagala' },
    requests: { type: 'string', default: '5000' },
  },
});
const requests = readCount('requests', values.requests, usage);

await buildIfNeeded(console.log);
const { statuses, faults, errors, tried, known } = await fuzz({ seed: values.seed, requests }, (done) => {
  if (done % 500 === 0) console.log(`${done} of ${requests} requests`);
});
for (const fault of [...faults, ...errors]) console.error(fault);
const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
console.log(`Answers by status: ${counts.join(', ')}`);
console.log(`${tried} of ${known} fields and query parameters were sent bad values. Seed: ${values.seed}`);
console.log(`${faults.length} answers with 500 or above, ${errors.length} errors in the log`);
process.exitCode = faults.length + errors.length === 0 ? 0 : 1;
