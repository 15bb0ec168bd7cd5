import type { Language } from '../entities/language.ts';
import type { Picture } from '../entities/picture.ts';
import { herbs, nameIn } from '../herb-names/herbs.ts';
import type { Ports } from '../ports/ports.ts';
import { countsOfHerbs } from './herb-counts.ts';
import { herbsOnHome } from './limits.ts';

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
 * The herbs with which the home page leads, named for pages in this language; for everybody. In a small shop they follow
 * every advert; in a large one the order is a few minutes old, and the pictures are not.
 */
export async function browseHerbs(
  ports: Pick<Ports, 'adverts' | 'herbCounts'>,
  language: Language,
): Promise<HerbsToBrowse> {
  const counts = [...(await countsOfHerbs(ports))].filter(([slug]) => herbs.has(slug));
  const slugs = counts
    .toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other, 'en'))
    .map(([slug]) => slug);
  const first = slugs.slice(0, herbsOnHome);
  const pictures = await ports.adverts.coversAboutHerbs(first);
  return {
    herbs: first.flatMap((slug) => {
      const herb = herbs.get(slug);
      return herb === undefined ? [] : [{ slug, name: nameIn(herb, language), picture: pictures.get(slug) }];
    }),
    all: slugs.length,
  };
}
