import { maxPrice, minPrice } from '../../../core/adverts/limits.ts';
import type { Goods } from '../../../core/entities/advert.ts';
import { type AdvertFilter, filterableWays } from '../../../core/entities/advert-filter.ts';

/*
 * Index words for filters, with which the index finds matching entries even when the words searched for are frequent:
 * one for the district, some for bands of prices, some for both together, one for the kind of goods, and one for each
 * way of delivery. A band contains the prices with a number
 * of digits (1,000 to 9,999), a half of those (5,000 to 9,999), those with the same first digit (7,000 to 7,999), or
 * one round price (7,000). So the range between two round prices is the union of a few bands.
 */

interface Band {
  readonly word: string;
  readonly min: number;
  readonly max: number;
}

/** The bands that contain this price, widest first. */
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

/** A few bands that cover this range of prices; only the first and the last may contain prices outside it. */
function bandsBetween(min: number, max: number): readonly Band[] {
  const bands: Band[] = [];
  for (let next = min; next <= max; next = (bands.at(-1)?.max ?? max) + 1) {
    const all = bandsOf(next);
    const within = all.filter((band) => band.min === next && band.max <= max);
    bands.push(...(within.length > 0 ? within.slice(0, 1) : all.slice(-1)));
  }
  return bands;
}

/** Clamps a filter's price, because there are no words beyond the limits. */
const withinLimits = (price: number) => Math.min(Math.max(price, minPrice), maxPrice);

const wordOf = (district: string) => district.toLowerCase().replace(/[^a-z]/g, '');

/** No district's word begins with a digit, and no price with a zero. */
const otherWord = (name: string) => `0${name}`;

/** The words of an advert. */
export function filterWords({
  district,
  price,
  goods,
  ...ways
}: {
  readonly district: string;
  readonly price: number;
  readonly goods: Goods | null;
  readonly boda: number;
  readonly parcel: number;
}): readonly string[] {
  const [place, bands] = [wordOf(district), bandsOf(price).map(({ word }) => word)];
  const others = [...(goods === null ? [] : [goods]), ...filterableWays.filter((way) => ways[way] === 1)];
  return [place, ...bands, ...bands.map((band) => place + band), ...others.map(otherWord)];
}

interface FilterWords {
  /** Every matching entry has at least one word of each of these. */
  readonly words: readonly (readonly string[])[];
  /** Whether every entry that has them matches. */
  readonly areExact: boolean;
}

/** The words of a filter; undefined if every entry may match it. */
export function wordsOfFilter({
  district,
  minPrice: min,
  maxPrice: max,
  goods,
  delivery,
}: AdvertFilter): FilterWords | undefined {
  const place = district === undefined ? '' : wordOf(district);
  const others = [goods, delivery].flatMap((name) => (name === undefined ? [] : [[otherWord(name)]]));
  if (min === undefined && max === undefined) {
    const words = [...(place === '' ? [] : [[place]]), ...others];
    return words.length === 0 ? undefined : { words, areExact: true };
  }
  const [low, high] = [min ?? minPrice, max ?? maxPrice];
  const bands = bandsBetween(withinLimits(low), withinLimits(high));
  return {
    words: [bands.map(({ word }) => place + word), ...others],
    areExact: bands.every((band) => band.min >= low && band.max <= high),
  };
}
