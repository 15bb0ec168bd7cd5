import type { Ports } from '../ports/ports.ts';

type CompactingPorts = Pick<Ports, 'searchIndex'>;

/** Few enough that other tasks soon have their turn. */
const stepsPerTurn = 100;

/** Runs some steps of the upkeep of the search index; returns whether nothing is left to do. */
export async function compactSomeWords({ searchIndex }: CompactingPorts): Promise<boolean> {
  for (let step = 0; step < stepsPerTurn; step += 1) {
    if (await searchIndex.compact()) return true;
  }
  return false;
}

/** Runs the upkeep of the search index to its end. */
export async function compactAllWords(ports: CompactingPorts): Promise<void> {
  while (!(await compactSomeWords(ports)));
}
