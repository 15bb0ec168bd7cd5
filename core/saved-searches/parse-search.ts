import { isNarrowed } from '../adverts/filter.ts';
import type { AdvertFilter } from '../entities/advert-filter.ts';
import type { AdvertSearch } from '../entities/saved-search.ts';
import { herbs } from '../herb-names/herbs.ts';
import { queryOf, typedQuery } from '../indexing/query.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';

/** The search behind a page of adverts. With words the herb is ignored: no page has both. */
export interface SearchToSave {
  /** The words, as typed. */
  readonly q?: string | undefined;
  /** The slug of the page's herb. */
  readonly herb?: string | undefined;
  readonly filter: AdvertFilter;
}

/**
 * The search that these parameters describe; undefined if there is nothing to save: no condition, or words that
 * cannot be searched for. An unknown herb is ignored.
 */
export function parseSearch({ q = '', herb, filter }: SearchToSave): AdvertSearch | undefined {
  const query = typedQuery(q);
  const hasWords = queryOf(query).words.length > 0;
  if (query !== '' && !hasWords) return undefined;
  const { district, minPrice, maxPrice, goods, delivery } = filter;
  const ofHerb = hasWords || herb === undefined || !herbs.has(herb) ? undefined : herb;
  if (!hasWords && ofHerb === undefined && !isNarrowed(filter)) return undefined;
  return { query, herb: ofHerb, district, minPrice, maxPrice, goods, delivery };
}

export function requireSearch(search: SearchToSave): AdvertSearch {
  const parsed = parseSearch(search);
  if (parsed === undefined) throw new DomainError('invalid', texts.savedSearches.nothingToSave);
  return parsed;
}
