import { choiceToParameters } from '../adverts/filter.ts';
import type { AdvertSearch } from '../entities/saved-search.ts';
import { commonestName, herbs } from '../herb-names/herbs.ts';
import { addresses } from '../shared/addresses.ts';
import { formatPrice, formatPriceRange } from '../shared/text/shillings.ts';
import { texts } from '../texts/texts.ts';

const words = texts.savedSearches;

/** For example: “ginger” in Kampala, UGX 5,000 to 10,000, dried, boda delivery. */
export function searchInWords(search: AdvertSearch): string {
  const { query, herb, district, minPrice, maxPrice, goods, delivery } = search;
  const known = herb === undefined ? undefined : herbs.get(herb);
  const what = query !== '' ? `“${query}”` : known === undefined ? herb : commonestName(known);
  const where =
    district === undefined ? what : words.inDistrict({ what: what ?? words.everything, district });
  const prices = pricesInWords(minPrice, maxPrice);
  const further = [
    prices,
    goods && texts.adverts.goods[goods].toLowerCase(),
    delivery && texts.filters.delivery[delivery].toLowerCase(),
  ];
  return [where ?? words.everything, ...further].filter((part) => part !== undefined).join(', ');
}

function pricesInWords(min: number | undefined, max: number | undefined): string | undefined {
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
