import { choiceToParameters } from '../adverts/filter.ts';
import type { AdvertSearch } from '../entities/saved-search.ts';
import { commonestName, herbs } from '../herb-names/herbs.ts';
import { addresses } from '../shared/addresses.ts';
import { listInWords } from '../shared/text/list-in-words.ts';
import { formatPrice, formatPriceRange } from '../shared/text/shillings.ts';
import { type Text, texts } from '../texts/text.ts';

const words = texts.savedSearches;

/** For example: “ginger” in Kampala, UGX 5,000 to 10,000, dried, boda delivery. */
export function searchInWords(search: AdvertSearch): Text | string {
  const { query, herb, district, minPrice, maxPrice, goods, delivery } = search;
  const known = herb === undefined ? undefined : herbs.get(herb);
  const what = query !== '' ? `“${query}”` : known === undefined ? herb : commonestName(known);
  const where =
    district === undefined ? what : words.inDistrict({ what: what ?? words.everything, district });
  const further = [
    pricesInWords(minPrice, maxPrice),
    goods && words.goods[goods],
    delivery && words.delivery[delivery],
  ];
  return listInWords([where ?? words.everything, ...further].filter((part) => part !== undefined));
}

function pricesInWords(min: number | undefined, max: number | undefined): Text | string | undefined {
  if (min === undefined) return max === undefined ? undefined : words.upTo({ price: formatPrice(max) });
  if (max === undefined) return words.from({ price: formatPrice(min) });
  return formatPriceRange(min, max, texts.prices);
}

export function pathOfSearch(search: AdvertSearch): string {
  const { query, herb } = search;
  const path = query !== '' ? addresses.search : herb !== undefined ? addresses.herb(herb) : addresses.home;
  const parameters = Object.entries({
    ...(query === '' ? {} : { q: query }),
    ...choiceToParameters({ ...search, order: 'newest' }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
