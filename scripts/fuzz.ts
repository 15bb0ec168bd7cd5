import { parseArgs } from 'node:util';
import { fuzz } from '../e2e/fuzz.ts';
import { buildIfNeeded } from './build.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'eddagala' },
    requests: { type: 'string', default: '5000' },
  },
});
const requests = Number(values.requests);
if (!Number.isInteger(requests) || requests < 1) {
  console.error('--requests: expected a whole number from 1.');
  process.exit(1);
}

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
