import { suitsFilter } from '../adverts/filter.ts';
import { herbsIn } from '../herbs/herbs-in.ts';
import type { SearchQuery } from '../ports/search-index.ts';
import { type IndexedWords, wordsOfAdvert } from '../search/indexed-words.ts';
import { queryOf, rankOf } from '../search/query.ts';
import type { AdvertSearch, SearchedFields } from './saved-search.ts';

/** With values derived from them, computed once for many searches. */
interface FoundBy extends SearchedFields {
  readonly herbs: readonly string[];
  readonly words: IndexedWords;
}

export function foundBy({ title, description, price, district }: SearchedFields): FoundBy {
  const herbs = herbsIn(title, description);
  return { title, description, price, district, herbs, words: wordsOfAdvert({ title, description, herbs }) };
}

/** Whether the search would find the advert now. */
export function suitsSearch(advert: FoundBy, search: AdvertSearch): boolean {
  const query: SearchQuery | undefined = search.query === '' ? undefined : queryOf(search.query);
  return (
    suitsFilter(advert, search) &&
    (search.herb === undefined || advert.herbs.includes(search.herb)) &&
    (query === undefined || rankOf(advert.words, query) !== undefined)
  );
}
