import { maxPrice as highestPrice } from '../adverts/limits.ts';
import { type FilteredFields, filterableWays } from '../entities/advert-filter.ts';
import type { AdvertSearch } from '../entities/saved-search.ts';
import type { IndexedWords } from '../indexing/indexed-words.ts';
import { queryOf } from '../indexing/query.ts';

/** In letters; few words of adverts are longer. */
const longestBeginning = 20;

/**
 * The key by which a search is found for a new advert: a value that every matching advert has. The search's longest
 * word, because few adverts have that; without words its herb; otherwise its district and the smallest price step
 * that contains its range; without these its kind of goods, or its way of delivery.
 */
export function keyOfSearch(search: AdvertSearch): string {
  const { query, herb, district, minPrice, maxPrice, goods, delivery } = search;
  const [longest] = queryOf(query).words.toSorted((one, other) => other.length - one.length);
  if (longest !== undefined) return wordKey([...longest].slice(0, longestBeginning).join(''));
  if (herb !== undefined) return herbKey(herb);
  if (district === undefined && minPrice === undefined && maxPrice === undefined) {
    if (goods !== undefined) return goodsKey(goods);
    if (delivery !== undefined) return deliveryKey(delivery);
  }
  const [min, max] = [minPrice ?? 0, maxPrice ?? highestPrice];
  const width = priceSteps.find((step) => Math.floor(min / step) === Math.floor(max / step));
  return priceKey(district ?? '', width ?? highestStep, min);
}

/** The keys of all searches that might match this advert: some hundreds, most of them beginnings of its words. */
export function keysOfAdvert(
  advert: FilteredFields & { readonly herbs: readonly string[] },
  { title, rest }: IndexedWords,
): readonly string[] {
  const beginnings = [...title, ...rest].flatMap((word) => {
    const letters = [...word].slice(0, longestBeginning);
    return letters.map((_letter, index) => wordKey(letters.slice(0, index + 1).join('')));
  });
  const prices = priceSteps.flatMap((step) =>
    ['', advert.district].map((district) => priceKey(district, step, advert.price)),
  );
  const goods = advert.goods === undefined ? [] : [goodsKey(advert.goods)];
  const ways = filterableWays.filter((way) => advert[way]).map(deliveryKey);
  return [...new Set([...beginnings, ...advert.herbs.map(herbKey), ...prices, ...goods, ...ways])];
}

/** Each step is twice as wide as the one before; the last contains every price. */
const priceSteps = Array.from(
  { length: Math.ceil(Math.log2(highestPrice + 1)) + 1 },
  (_, power) => 2 ** power,
);
const highestStep = 2 ** (priceSteps.length - 1);

const wordKey = (beginning: string) => `word ${beginning}`;
const herbKey = (slug: string) => `herb ${slug}`;
const goodsKey = (goods: string) => `goods ${goods}`;
const deliveryKey = (way: string) => `delivery ${way}`;
const priceKey = (district: string, step: number, price: number) =>
  `price ${step} ${Math.floor(price / step)} ${district}`;
