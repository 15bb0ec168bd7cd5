import { maxPrice, minPrice } from '../../../core/adverts/limits.ts';
import type { AdvertFilter } from '../../../core/entities/advert-filter.ts';

/*
 * Words that the index has for filters, so that it finds what suits a filter even when many entries have the words
 * searched for: for the district, for bands of prices, and for both together. A band has all prices with as many digits
 * (1,000 to 9,999), a part of those (5,000 to 9,999), those that also begin with the same digit (7,000 to 7,999), or one
 * round price (7,000). So the range from one round price to another consists of a few whole bands.
 */

interface Band {
  readonly word: string;
  readonly min: number;
  readonly max: number;
}

/** Those that have this price, from the widest. */
function bandsOf(price: number): readonly Band[] {
  const digits = String(price).length;
  const unit = 10 ** (digits - 1);
  const first = Math.floor(price / unit);
  const band = (word: string, from: number, to: number): Band => ({
    word: `${digits}${word}`,
    min: from * unit,
    max: to * unit + unit - 1,
  });
  return [
    band('', 1, 9),
    ...(first < 2 ? [] : first < 5 ? [band('l', 2, 4)] : [band('h', 5, 9)]),
    band(`d${first}`, first, first),
    ...(price === first * unit ? [{ word: `${digits}r${first}`, min: price, max: price }] : []),
  ];
}

/** Few bands that together have every price of this range; only the first and the last may have others. */
function bandsBetween(min: number, max: number): readonly Band[] {
  const bands: Band[] = [];
  for (let next = min; next <= max; next = (bands.at(-1)?.max ?? max) + 1) {
    const all = bandsOf(next);
    const within = all.filter((band) => band.min === next && band.max <= max);
    bands.push(...(within.length > 0 ? within.slice(0, 1) : all.slice(-1)));
  }
  return bands;
}

/** No advert has another price; still, a filter beyond the limits has to have a word. */
const withinLimits = (price: number) => Math.min(Math.max(price, minPrice), maxPrice);

const wordOf = (district: string) => district.toLowerCase().replace(/[^a-z]/g, '');

/** What an advert has. */
export function filterWords({
  district,
  price,
}: {
  readonly district: string;
  readonly price: number;
}): readonly string[] {
  const [place, bands] = [wordOf(district), bandsOf(price).map(({ word }) => word)];
  return [place, ...bands, ...bands.map((band) => place + band)];
}

interface FilterWords {
  /** Every entry that suits the filter has one of these. */
  readonly words: readonly string[];
  /** Whether no other entry has. */
  readonly areExact: boolean;
}

/** Undefined: any entry may suit it. */
export function wordsOfFilter({
  district,
  minPrice: min,
  maxPrice: max,
}: AdvertFilter): FilterWords | undefined {
  const place = district === undefined ? '' : wordOf(district);
  if (min === undefined && max === undefined)
    return place === '' ? undefined : { words: [place], areExact: true };
  const [low, high] = [min ?? minPrice, max ?? maxPrice];
  const bands = bandsBetween(withinLimits(low), withinLimits(high));
  return {
    words: bands.map(({ word }) => place + word),
    areExact: bands.every((band) => band.min >= low && band.max <= high),
  };
}
