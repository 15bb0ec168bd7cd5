import type { AdvertFilter } from '../../core/adverts/filter.ts';
import { maxPrice, minPrice } from '../../core/adverts/limits.ts';

/*
 * Words that the index has for filters, so that it finds what suits a filter even when many entries have the words
 * searched for: for the district, for the price, and for both together. A price step goes from one power of two to the
 * next.
 */

const stepOf = (price: number) => Math.floor(Math.log2(price));
const wordOf = (district: string) => district.toLowerCase().replace(/[^a-z]/g, '');

/** What an advert has. */
export function filterWords({
  district,
  price,
}: {
  readonly district: string;
  readonly price: number;
}): readonly string[] {
  const [place, step] = [wordOf(district), String(stepOf(price))];
  return [place, step, place + step];
}

/** Every entry that suits the filter has one of these words, and few others do; undefined: any entry may suit it. */
export function wordsOfFilter(filter: AdvertFilter): readonly string[] | undefined {
  const place = filter.district === undefined ? '' : wordOf(filter.district);
  if (filter.minPrice === undefined && filter.maxPrice === undefined)
    return place === '' ? undefined : [place];
  const first = stepOf(Math.max(filter.minPrice ?? minPrice, minPrice));
  const last = stepOf(Math.max(filter.maxPrice ?? maxPrice, minPrice));
  return Array.from({ length: last - first + 1 }, (_, index) => `${place}${first + index}`);
}
