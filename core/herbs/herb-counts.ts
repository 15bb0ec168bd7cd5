import { maxCounted } from '../adverts/limits.ts';
import { herbs } from '../herb-names/herbs.ts';
import type { Ports } from '../ports/ports.ts';

/** The most adverts of one herb that are counted. */
const mostCounted = 1_000_000;
/**
 * From this many adverts of one herb on, pages show what was counted last: counting takes longer then, and an advert
 * more or less hardly changes it.
 */
const manyAdverts = 100;

/**
 * Counts the live adverts about each herb, and keeps the counts for pages. To be run every few minutes. `pause` resolves
 * once others have had their turn: on SQLite, counting keeps the whole process busy.
 */
export async function keepHerbCounts(
  ports: Pick<Ports, 'adverts' | 'herbCounts'>,
  pause: () => Promise<unknown>,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const slug of herbs.keys()) {
    const count = (await ports.adverts.countAboutHerbs([slug], mostCounted)).get(slug);
    if (count !== undefined) counts.set(slug, count);
    await pause();
  }
  await ports.herbCounts.keep(counts);
}

/**
 * The number of live adverts about each herb that has any: in a small shop as they are now, each counted up to
 * `maxCounted` + 1; in a large one as they were counted last.
 */
export async function countsOfHerbs(
  ports: Pick<Ports, 'adverts' | 'herbCounts'>,
): Promise<ReadonlyMap<string, number>> {
  const kept = await ports.herbCounts.all();
  if (Math.max(0, ...kept.values()) >= manyAdverts) return kept;
  return ports.adverts.countAboutHerbs([...herbs.keys()], maxCounted + 1);
}
