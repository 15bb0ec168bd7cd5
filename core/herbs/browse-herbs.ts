import type { Picture } from '../entities/picture.ts';
import { commonestName, herbs } from '../herb-names/herbs.ts';
import type { Ports } from '../ports/ports.ts';
import { minute } from '../shared/time/durations.ts';
import { herbsOnHome } from './limits.ts';

/** The most adverts of one herb that are counted. */
const mostCounted = 100_000;
/**
 * From this many adverts of one herb on, the order is remembered: counting takes longer then, and an advert more or
 * less hardly changes it.
 */
const manyAdverts = 100;
/** How long, in milliseconds. */
const rememberedFor = 10 * minute;

interface BrowsedHerb {
  readonly slug: string;
  readonly name: string;
  /** The cover of the most liked advert about the herb; undefined if its last advert was just removed. */
  readonly picture: Picture | undefined;
}

export interface HerbsToBrowse {
  /** The herbs with most adverts, the most first. */
  readonly herbs: readonly BrowsedHerb[];
  /** The number of all herbs that have an advert. */
  readonly all: number;
}

/**
 * Makes the list of the herbs with which the home page leads, for everybody. In a small shop it follows every advert;
 * in a large one the order is up to ten minutes old, and the pictures are not.
 */
export function createHerbBrowser(ports: Pick<Ports, 'adverts' | 'clock'>): () => Promise<HerbsToBrowse> {
  let remembered: { readonly slugs: readonly string[]; readonly until: number } | undefined;

  async function slugsByCount(): Promise<readonly string[]> {
    const now = ports.clock.now().getTime();
    if (remembered !== undefined && now < remembered.until) return remembered.slugs;
    const counts = await ports.adverts.countAboutHerbs([...herbs.keys()], mostCounted);
    const counted = [...counts].toSorted(
      ([one, few], [other, many]) => many - few || one.localeCompare(other, 'en'),
    );
    const slugs = counted.map(([slug]) => slug);
    const isLarge = (counted[0]?.[1] ?? 0) >= manyAdverts;
    remembered = isLarge ? { slugs, until: now + rememberedFor } : undefined;
    return slugs;
  }

  return async () => {
    const slugs = await slugsByCount();
    const first = slugs.slice(0, herbsOnHome);
    const pictures = await ports.adverts.coversAboutHerbs(first);
    return {
      herbs: first.flatMap((slug) => {
        const herb = herbs.get(slug);
        return herb === undefined ? [] : [{ slug, name: commonestName(herb), picture: pictures.get(slug) }];
      }),
      all: slugs.length,
    };
  };
}
