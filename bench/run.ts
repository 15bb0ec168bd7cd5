import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endAsMistyped, parseCommandLine, readCount } from '../scripts/cli/parse-command-line.ts';
import type { BenchRow } from './bench-row.ts';

interface BenchOptions {
  /** The number of kills. */
  readonly kills: number;
  /** Another checkout to compare with. */
  readonly against: string | undefined;
  /** Seconds of each measurement. */
  readonly seconds: number;
  /** A prefix of the names of the pages to request. */
  readonly page: string;
  /** The number of adverts to search. */
  readonly adverts: number;
  /** The address of a PostgreSQL database to search. */
  readonly postgres: string | undefined;
}

interface Benchmark {
  run(options: BenchOptions): Promise<readonly BenchRow[]>;
}

/** They take long, so they run only by name. */
const byNameOnly = ['crash', 'goals', 'scale', 'search', 'spellings'];

/** Each benchmark is a module of this folder, loaded on demand. */
const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  crash: () => import('./crash.ts'),
  goals: () => import('./goals.ts'),
  pages: () => import('./pages.ts'),
  scale: () => import('./scale.ts'),
  search: () => import('./search.ts'),
  spellings: () => import('./spellings.ts'),
  streams: () => import('./streams.ts'),
  weight: () => import('./weight.ts'),
};

const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));

function table(rows: readonly BenchRow[]): string {
  const digits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
  const values = rows.map((row) => digits.format(row.value));
  const nameWidth = Math.max(...rows.map((row) => row.name.length));
  const valueWidth = Math.max(...values.map((value) => value.length));
  return rows
    .map((row, index) => {
      const value = (values[index] ?? '').padStart(valueWidth);
      return `  ${row.name.padEnd(nameWidth)}  ${value} ${row.unit}`;
    })
    .join('\n');
}

const usage = `Usage: npm run bench [-- NAME …] [--against DIR] [--page BEGINNING] [--seconds N] [--kills N]
                              [--adverts N] [--postgres URL]

Measures, prints a table and writes it to bench/results.json. These run only by name: ${byNameOnly.join(', ')}.
There are: ${Object.keys(benchmarks).join(', ')}`;

const { values, positionals: asked } = parseCommandLine(usage, {
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '2' },
    against: { type: 'string' },
    page: { type: 'string', default: '' },
    adverts: { type: 'string', default: '100000' },
    postgres: { type: 'string' },
  },
});
const { against, page, postgres } = values;
const kills = readCount('kills', values.kills, usage);
const seconds = readCount('seconds', values.seconds, usage);
const adverts = readCount('adverts', values.adverts, usage);
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) endAsMistyped(`No benchmark is called ${unknown.join(', ')}.`, usage);

const results: Record<string, readonly BenchRow[]> = {};
for (const [name, load] of Object.entries(benchmarks)) {
  if (asked.length > 0 ? !asked.includes(name) : byNameOnly.includes(name)) continue;
  console.log(`\n${name}`);
  const rows = await (await load()).run({ kills, against, seconds, page, adverts, postgres });
  results[name] = rows;
  console.log(table(rows));
}

const machine = { node: process.version, cores: availableParallelism(), platform: process.platform };
const report = { at: new Date().toISOString(), machine, results };
await writeFile(resultsFile, `${JSON.stringify(report, null, 2)}\n`);
console.log(`\nWritten to ${resultsFile}`);
