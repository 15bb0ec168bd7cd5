import { clients, crash } from '../e2e/crash.ts';
import { buildIfNeeded } from '../scripts/commands/build.ts';
import type { BenchRow } from './bench-row.ts';

/** Kills the server again and again while people write: is every acknowledged write stored, and stored once? */
export async function run({ kills }: { readonly kills: number }): Promise<readonly BenchRow[]> {
  await buildIfNeeded(console.log);
  const started = performance.now();
  const { acknowledged, lostAnswers, faults } = await crash(kills, console.log);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  const writes = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  return [
    { name: 'kills', value: kills, unit: '' },
    { name: 'clients', value: clients, unit: '' },
    { name: 'time', value: (performance.now() - started) / 1000, unit: 's' },
    ...Object.entries(acknowledged).map(([kind, value]) => ({
      name: `acknowledged ${kind}`,
      value,
      unit: '',
    })),
    { name: 'acknowledged writes', value: writes, unit: '' },
    { name: 'requests without an answer, sent again', value: lostAnswers, unit: '' },
    { name: 'lost, twice, counted wrong or without picture', value: faults.length, unit: '' },
  ];
}
