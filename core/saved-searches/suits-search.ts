import { suitsFilter } from '../adverts/filter.ts';
import { type AdvertSearch, type SearchedFields, searchedFieldsOf } from '../entities/saved-search.ts';
import { herbsIn } from '../herb-names/herbs-in.ts';
import { type IndexedWords, wordsOfAdvert } from '../indexing/indexed-words.ts';
import { queryOf, rankOf } from '../indexing/query.ts';

/** An advert with values derived from its fields, computed once for many searches. */
interface FoundBy extends SearchedFields {
  readonly herbs: readonly string[];
  readonly words: IndexedWords;
}

export function foundBy(advert: SearchedFields): FoundBy {
  const herbs = herbsIn(advert.title, advert.description);
  return { ...searchedFieldsOf(advert), herbs, words: wordsOfAdvert({ ...advert, herbs }) };
}

/** Whether the search would find the advert now. */
export function suitsSearch(advert: FoundBy, search: AdvertSearch): boolean {
  return (
    suitsFilter(advert, search) &&
    (search.herb === undefined || advert.herbs.includes(search.herb)) &&
    (search.query === '' || rankOf(advert.words, queryOf(search.query)) !== undefined)
  );
}
