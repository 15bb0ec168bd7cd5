import { dirname, resolve } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { run as pages } from './pages.ts';
import { run as scale } from './scale.ts';
import { streamsOf } from './streams.ts';
import { weightOf } from './weight.ts';

/** A goal and the benchmark row that it is about; `*` stands for the name of the build. */
interface Goal {
  readonly row: string;
  readonly bound: number;
  readonly unit: string;
  /** Whether `bound` is a minimum; otherwise it is a maximum. */
  readonly atLeast?: true;
}

const times = (row: string, bound: number): Goal => ({ row, bound, unit: 'times', atLeast: true });
const atLeastPercent = (row: string, bound: number): Goal => ({ row, bound, unit: '%', atLeast: true });
const atMost = (unit: string, bound: number, ...rows: string[]) =>
  rows.map((row): Goal => ({ row, bound, unit }));

/** A bound on a page's processor time, as a multiple of that in the other build. */
const costs = (page: string, most: number) => times(`${page}, the same by time of the processor`, 1 / most);

const kinds = ['feed', 'detail', 'search', 'profile'];
const lists = ['feed', 'search', 'profile'];

const goals: readonly Goal[] = [
  ...kinds.flatMap((page) => [
    atLeastPercent(`${page}, again, *, of the bare server`, 60),
    atLeastPercent(`${page}, again, zstd, *, of the bare server`, 60),
  ]),
  ...kinds.map((page) => costs(`${page}, again`, 1.3)),
  ...lists.map((page) => costs(`${page}, alone`, 1.75)),
  ...lists.map((page) => costs(`${page}, anew`, 2.75)),
  costs('detail, alone', 1.65),
  costs('detail, anew', 1.65),
  ...kinds.map((page) => costs(`${page}, 300 sessions`, 1.25)),
  ...kinds.map((page) => atLeastPercent(`${page}, anew, zstd, of uncompressed`, 70)),
  ...kinds.flatMap((page) => atMost('ms', 1.2, `${page}, anew, *, one connection: median`)),
  ...atMost('MiB', 120, '*: memory, idle'),
  ...atMost('MiB', 200, '*: memory after 20000 mixed requests'),
  ...atMost('ms', 900, '*: first answer after the start'),
  ...atMost('KiB', 40, '*, streams: memory of a stream'),
  ...atMost('ms', 1000, '*, streams: an event for all: the last has it after'),
  ...atMost('KB', 160, '*, feed, with script: all'),
  ...atMost('KB', 60, '*, feed, with script: beforeScript'),
  ...atMost('KB', 21, '*, feed, with script: htmlAndCss'),
  ...atMost('KB', 25, '*, feed, Save-Data: all'),
  ...atMost('KB', 105, '*, feed, script off: all'),
  ...atMost('KB', 35, '*, detail, with script: largestPicture'),
  ...[...kinds, 'login'].flatMap((page) => atMost('KB', 90, `*, ${page}, with script: script`)),
  ...atMost('KB', 92, '*, post, with script: script'),
  ...['feed', 'deep page of the feed', 'detail', 'profile', 'search', 'inbox', 'notifications'].flatMap(
    (page) => atMost('% more', 15, `${page}, 100000 adverts`, `${page}, 1000000 adverts`),
  ),
];

interface Options {
  /** The folder of another checkout, to compare with. */
  readonly against: string | undefined;
  /** How long each measurement takes, in seconds. */
  readonly seconds: number;
}

/** Every goal beside what this build and another reach, all measured in this run. */
export async function run({ against, seconds }: Options): Promise<readonly BenchRow[]> {
  const builds = {
    'this build': dirname(import.meta.dirname),
    ...(against && { 'the other': resolve(against) }),
  };
  const measured = new Map<string, number>();
  const note = (prefix: string, rows: readonly BenchRow[]) => {
    for (const { name, value, unit } of rows) {
      measured.set(prefix + name, value);
      console.log(`  ${prefix}${name}: ${value.toFixed(1)} ${unit}`);
    }
  };
  note('', await pages({ against, seconds, page: '', without: /, br$|(?:alone|sessions), zstd$/ }));
  for (const [build, folder] of Object.entries(builds)) {
    note(`${build}, streams: `, await streamsOf(folder));
    note(`${build}, `, await weightOf(folder));
  }
  note('', await scale({ seconds, page: '' }));
  return goals.flatMap(({ row, bound, unit, atLeast }) => {
    const value = measured.get(row.replace('*', 'this build'));
    if (value === undefined) return [];
    const other = row.includes('*') ? measured.get(row.replace('*', 'the other')) : undefined;
    const met = atLeast ? value >= bound : value <= bound;
    const beside = other === undefined ? '' : `, the other ${other.toFixed(1)}`;
    const name = `${met ? 'met   ' : 'missed'} ${row.replace(/\*[,:] |, \*/, '')}`;
    return { name, value, unit: `${unit} of at ${atLeast ? 'least' : 'most'} ${bound}${beside}` };
  });
}
