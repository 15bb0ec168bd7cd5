import { expect, test } from 'vitest';
import * as texts from '../../../core/texts/by-subject.ts';
import { shownFilters } from './filter-views.server.ts';

const shown = (
  address: string,
  { advertCount, further = false, near }: { advertCount?: number; further?: boolean; near?: string } = {},
) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const q = searchParams.get('q');
  return shownFilters(pathname, searchParams, { advertCount, further, near }, q === null ? {} : { q });
};

test('each filter has a label, and an address without it', () => {
  const filters = shown('/search?q=tea+leaf&district=Kampala&min=5,000&max=10000&sort=cheapest', {
    advertCount: 1001,
  });
  expect(filters.active).toEqual([
    { words: 'Kampala', without: '/search?q=tea+leaf&min=5000&max=10000&sort=cheapest' },
    { words: 'UGX 5,000 to 10,000', without: '/search?q=tea+leaf&district=Kampala&sort=cheapest' },
    { words: 'Lowest price', without: '/search?q=tea+leaf&district=Kampala&min=5000&max=10000' },
  ]);
  expect(filters.cleared).toBe('/search?q=tea+leaf');
  expect(filters.count).toBe('1,000+ adverts');
});

test.each([
  ['/home?min=5000', ['UGX 5,000 or more']],
  ['/home?max=5000', ['UGX 5,000 or less']],
  ['/home?max=5000&min=5000', ['UGX 5,000']],
  ['/home?sort=liked', ['Most liked']],
  ['/home?district=Nowhere&min=abc&max=-1&sort=evil', []],
  ['/home?min=abc&max=10k', ['UGX 10,000 or less']],
])('%s', (address, words) => {
  expect(shown(address).active.map((part) => part.words)).toEqual(words);
});

test('the district to be near to is no filter, and is forgotten by an address', () => {
  const filters = shown('/search?q=tea&sort=nearest', { near: 'Gulu' });
  expect(filters.active).toEqual([
    { words: 'Near Gulu', without: '/search?q=tea&near=' },
    { words: 'Nearest', without: '/search?q=tea' },
  ]);
  expect(filters).toMatchObject({ narrowed: false, parameters: 'sort=nearest', near: 'Gulu' });
  expect(shown('/home', { near: 'Gulu' })).toMatchObject({ parameters: '', later: '/home?after=' });
  expect(shown('/home?sort=nearest').active).toEqual([]);
});

test('addresses keep the district that the address names, for browsers without cookies', () => {
  const filters = shown('/home?near=Gulu&sort=nearest&min=5000', { near: 'Gulu' });
  expect(filters.later).toBe('/home?min=5000&sort=nearest&near=Gulu&after=');
  expect(filters.active[1]?.without).toBe('/home?sort=nearest&near=Gulu');
  expect(filters.active[0]?.without).toBe('/home?min=5000&near=');
});

test('an invalid price is reported at its field, and not passed on to other pages', () => {
  const { misread, later } = shown('/home?min=abc&max=10k');
  expect(misread).toEqual({ min: { typed: 'abc', problem: texts.adverts.priceInvalid } });
  expect(later).toBe('/home?max=10000&after=');
});

test('a later page links to the first one', () => {
  const address = '/search?q=tea&sort=liked&after=x';
  expect(shown(address, { further: true }).first).toBe('/search?q=tea&sort=liked');
  expect(shown(address).first).toBeUndefined();
});

test('an empty form filters nothing', () => {
  expect(shown('/home?district=&min=&max=&sort=newest')).toEqual(shown('/home'));
  expect(shown('/home')).toMatchObject({ parameters: '', cleared: '/home', later: '/home?after=' });
});
