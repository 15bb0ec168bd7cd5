import { choiceToParameters } from '../adverts/filter.ts';
import type { AdvertSearch } from '../entities/saved-search.ts';
import { commonestName, herbs } from '../herb-names/herbs.ts';
import { addresses } from '../shared/addresses.ts';
import { formatPrice, formatPriceRange } from '../shared/text/shillings.ts';

/** For example: “ginger” in Kampala, UGX 5,000 to 10,000. */
export function searchInWords({ query, herb, district, minPrice, maxPrice }: AdvertSearch): string {
  const known = herb === undefined ? undefined : herbs.get(herb);
  const what = query !== '' ? `“${query}”` : known === undefined ? herb : commonestName(known);
  const where = district === undefined ? what : `${what ?? 'Everything'} in ${district}`;
  const prices = pricesInWords(minPrice, maxPrice);
  return [where ?? (prices && 'Everything'), prices].filter((part) => part !== undefined).join(', ');
}

function pricesInWords(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `up to ${formatPrice(max)}`;
  if (max === undefined) return `from ${formatPrice(min)}`;
  return formatPriceRange(min, max);
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
