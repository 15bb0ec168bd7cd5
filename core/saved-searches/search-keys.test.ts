import { describe, expect, it } from 'vitest';
import { everyAdvert } from '../adverts/filter.ts';
import type { AdvertSearch, SearchedFields } from '../entities/saved-search.ts';
import { keyOfSearch, keysOfAdvert } from './search-keys.ts';
import { foundBy, suitsSearch } from './suits-search.ts';

const { order: _order, ...anything } = everyAdvert;

function someSearch(changes: Partial<AdvertSearch>): AdvertSearch {
  return { query: '', herb: undefined, ...anything, ...changes };
}

function someAdvert(title: string, changes: Partial<SearchedFields> = {}) {
  return foundBy({
    title,
    description: 'picked this morning',
    price: 7_000,
    district: 'Kampala',
    goods: undefined,
    boda: false,
    parcel: false,
    ...changes,
  });
}

const adverts = [
  someAdvert('dried ginger slices for tea'),
  someAdvert("ng'áali powder", { price: 1, goods: 'powder', boda: true }),
  someAdvert('🌿 neem 🌿', { description: 'against mosquitoes', price: 9_999_999_999 }),
  someAdvert('omululuza', { district: 'Gulu', price: 8_191 }),
  someAdvert('antidisestablishmentarianism leaves', { price: 8_192 }),
];

const searches = [
  ...['tangawuzi', 'gin sli', 'Tea, GINGER', 'ngaali', 'neem', '🌿 ne', 'bitter leaf', 'mosq', 'o'],
  'antidisestablishmentarianism lea',
  'moringa',
].map((query) => someSearch({ query }));

const filters: readonly Partial<AdvertSearch>[] = [
  {},
  { district: 'Kampala' },
  { district: 'Gulu', minPrice: 5_000, maxPrice: 10_000 },
  { goods: 'powder' },
  { delivery: 'boda' },
  { goods: 'powder', delivery: 'boda', maxPrice: 5_000 },
  { minPrice: 5_000 },
  { minPrice: 8_192 },
  { maxPrice: 8_191 },
  { minPrice: 1, maxPrice: 1 },
  { maxPrice: 9_999_999_999 },
  { minPrice: 9_999_999_999 },
  { minPrice: 8_191, maxPrice: 8_192 },
];

describe('the key of a search', () => {
  it('is among the keys of every advert that it finds, whatever it consists of', () => {
    let found = 0;
    for (const advert of adverts) {
      const keys = keysOfAdvert(advert, advert.words);
      for (const search of [
        ...searches,
        someSearch({ herb: 'ginger' }),
        someSearch({ herb: 'neem' }),
        someSearch({}),
      ]) {
        for (const filter of filters) {
          const narrowed = { ...search, ...filter };
          if (!suitsSearch(advert, narrowed)) continue;
          found += 1;
          expect(keys, JSON.stringify(narrowed)).toContain(keyOfSearch(narrowed));
        }
      }
    }
    expect(found).toBeGreaterThan(60);
  });

  it('is one that few other adverts have', () => {
    expect(keyOfSearch(someSearch({ query: 'dried ginger tea', district: 'Kampala' }))).toBe('word ginger');
    expect(keyOfSearch(someSearch({ herb: 'ginger', district: 'Kampala' }))).toBe('herb ginger');
    expect(keyOfSearch(someSearch({ goods: 'oil', delivery: 'boda' }))).toBe('goods oil');
    expect(keyOfSearch(someSearch({ delivery: 'boda' }))).toBe('delivery boda');
    const advert = someAdvert('dried ginger slices for tea');
    const keys = keysOfAdvert(advert, advert.words);
    for (const search of [
      someSearch({ query: 'gingerbread' }),
      someSearch({ herb: 'neem' }),
      someSearch({ district: 'Gulu' }),
      someSearch({ minPrice: 100_000, maxPrice: 120_000 }),
      someSearch({ district: 'Kampala', maxPrice: 4_000 }),
    ]) {
      expect(keys, JSON.stringify(search)).not.toContain(keyOfSearch(search));
    }
  });
});
