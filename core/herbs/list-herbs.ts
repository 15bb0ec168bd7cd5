import type { Language } from '../entities/language.ts';
import type { Picture } from '../entities/picture.ts';
import { herbs, nameIn } from '../herb-names/herbs.ts';
import { wordsOfHerb } from '../indexing/indexed-words.ts';
import { queryOf, rankOf } from '../indexing/query.ts';
import type { Ports } from '../ports/ports.ts';
import type { SearchQuery } from '../ports/search-index.ts';
import { countsOfHerbs } from './herb-counts.ts';
import { otherNames } from './other-names.ts';

interface ListedHerb {
  readonly slug: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** See `countsOfHerbs`. */
  readonly adverts: number;
  /** The cover of the most liked advert about the herb; undefined if its last advert was just removed. */
  readonly picture: Picture | undefined;
}

/**
 * Every herb that an advert is about, A to Z by its name on pages in this language; for everybody. With words, those
 * among whose names, in all languages, each of them begins a word.
 */
export async function listHerbs(
  ports: Pick<Ports, 'adverts' | 'herbCounts'>,
  language: Language,
  sought = '',
): Promise<readonly ListedHerb[]> {
  const query = queryOf(sought);
  const counts = await countsOfHerbs(ports);
  const found = [...counts].flatMap(([slug, adverts]) => {
    const herb = herbs.get(slug);
    const isFound = query.words.length === 0 || isNamed(slug, query);
    return herb !== undefined && isFound ? [{ herb, adverts }] : [];
  });
  const pictures = await ports.adverts.coversAboutHerbs(found.map(({ herb }) => herb.slug));
  return found
    .map(({ herb, adverts }) => ({
      slug: herb.slug,
      name: nameIn(herb, language),
      otherNames: otherNames(herb, language),
      adverts,
      picture: pictures.get(herb.slug),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function isNamed(slug: string, query: SearchQuery): boolean {
  return rankOf({ start: '', title: wordsOfHerb(slug), rest: [] }, query) !== undefined;
}
