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
/** Few enough that other queries soon have their turn. */
const herbsAtOnce = 5;

/** Counts the live adverts about each herb, and keeps the counts for pages. To be run every few minutes. */
export async function keepHerbCounts(ports: Pick<Ports, 'adverts' | 'herbCounts'>): Promise<void> {
  const slugs = [...herbs.keys()];
  const counts = new Map<string, number>();
  for (let from = 0; from < slugs.length; from += herbsAtOnce) {
    const some = await ports.adverts.countAboutHerbs(slugs.slice(from, from + herbsAtOnce), mostCounted);
    for (const [slug, count] of some) counts.set(slug, count);
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
