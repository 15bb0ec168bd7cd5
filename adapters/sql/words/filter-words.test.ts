import { expect, test } from 'vitest';
import { everyAdvert, suitsFilter } from '../../../core/adverts/filter.ts';
import { maxPrice } from '../../../core/adverts/limits.ts';
import { filterWords, wordsOfFilter } from './filter-words.ts';

const between = (min: number | undefined, max: number | undefined) => ({
  ...everyAdvert,
  minPrice: min,
  maxPrice: max,
});

test('a range between round prices is a few whole bands', () => {
  expect(wordsOfFilter(between(5000, 10_000))).toEqual({ words: [['4h', '5r1']], areExact: true });
  expect(wordsOfFilter(between(3000, undefined))).toEqual({
    words: [['4d3', '4d4', '4h', '5', '6', '7', '8', '9', '10']],
    areExact: true,
  });
  expect(wordsOfFilter(between(7000, 7000))).toEqual({ words: [['4r7']], areExact: true });
  expect(wordsOfFilter({ ...between(undefined, 20_000), district: 'Kampala' })).toEqual({
    words: [['kampala1', 'kampala2', 'kampala3', 'kampala4', 'kampala5d1', 'kampala5r2']],
    areExact: true,
  });
});

test('a kind of goods and a way of delivery have a word each', () => {
  expect(wordsOfFilter({ ...everyAdvert, goods: 'dried', delivery: 'boda', district: 'Gulu' })).toEqual({
    words: [['gulu'], ['0dried'], ['0boda']],
    areExact: true,
  });
});

test('a range that ends within a band has others of that band too, and says so', () => {
  expect(wordsOfFilter(between(2500, 4999))).toEqual({ words: [['4d2', '4d3', '4d4']], areExact: false });
  expect(wordsOfFilter(between(5000, 9500))).toMatchObject({ areExact: false });
  expect(wordsOfFilter(between(7500, 7500))).toEqual({ words: [['4d7']], areExact: false });
});

test('an advert has a word of every filter that it suits, and of no exact one that it does not suit', () => {
  const prices = [1, 2, 9, 10, 500, 999, 1000, 1500, 2000, 4999, 5000, 7000, 7001, 9_000_000_000, maxPrice];
  const ends = [undefined, 0, ...prices, maxPrice + 1];
  const offers = [
    { goods: undefined, boda: false, parcel: false },
    { goods: 'dried', boda: true, parcel: false },
    { goods: 'oil', boda: false, parcel: true },
  ] as const;
  const adverts = ['Kampala', 'Gulu'].flatMap((district) =>
    prices.flatMap((price) => offers.map((offer) => ({ district, price, ...offer }))),
  );
  const kinds = [
    { goods: undefined, delivery: undefined },
    { goods: 'dried', delivery: undefined },
    { goods: undefined, delivery: 'parcel' },
    { goods: 'oil', delivery: 'parcel' },
  ] as const;
  const filters = [undefined, 'Kampala'].flatMap((district) =>
    kinds.flatMap((kind) =>
      ends.flatMap((min) => ends.map((max) => ({ district, minPrice: min, maxPrice: max, ...kind }))),
    ),
  );
  const wordsOf = (advert: (typeof adverts)[number]) =>
    filterWords({
      ...advert,
      goods: advert.goods ?? null,
      boda: Number(advert.boda),
      parcel: Number(advert.parcel),
    });
  for (const filter of filters.filter(({ minPrice = 0, maxPrice = minPrice }) => minPrice <= maxPrice)) {
    const found = wordsOfFilter(filter);
    const has = adverts.filter((advert) => {
      const words = wordsOf(advert);
      return found?.words.every((either) => either.some((word) => words.includes(word)));
    });
    const suiting = adverts.filter((advert) => suitsFilter(advert, filter));
    // Neither query syntax has an empty disjunction.
    expect(
      found?.words.some((either) => either.length === 0),
      JSON.stringify(filter),
    ).not.toBe(true);
    expect(found?.words, JSON.stringify(filter)).not.toEqual([]);
    if (found?.areExact) expect(has, JSON.stringify(filter)).toEqual(suiting);
    else if (found !== undefined)
      expect(has, JSON.stringify(filter)).toEqual(expect.arrayContaining(suiting));
  }
});
