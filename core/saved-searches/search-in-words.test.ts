import { describe, expect, it } from 'vitest';
import { readChoice } from '../adverts/filter.ts';
import type { AdvertSearch } from '../entities/saved-search.ts';
import { inEnglish } from '../fixtures-for-test.ts';
import { requireSearch } from './parse-search.ts';
import { pathOfSearch, searchInWords } from './search-in-words.ts';

function search(address: string, herb?: string) {
  const parameters = new URLSearchParams(address);
  return requireSearch({ q: parameters.get('q') ?? '', herb, filter: readChoice(parameters) });
}

const nameOf = (found: AdvertSearch) => inEnglish(searchInWords(found));

describe('a search in words, and where its results are', () => {
  it.each([
    ['q=ginger&district=Kampala&min=10000&max=5,000', '“ginger” in Kampala, UGX 5,000 to 10,000'],
    ['q=gin+sli', '“gin sli”'],
    ['district=Gulu', 'Everything in Gulu'],
    ['min=500', 'Everything, from UGX 500'],
    ['max=2000&sort=liked', 'Everything, up to UGX 2,000'],
    ['q=tea&min=700&max=700', '“tea”, UGX 700'],
    ['goods=seeds', 'Everything, seeds or seedlings'],
    [
      'q=tea&district=Gulu&max=900&goods=dried&delivery=parcel',
      '“tea” in Gulu, up to UGX 900, dried, bus parcel',
    ],
  ])('%s: %s', (address, name) => {
    expect(nameOf(search(address))).toBe(name);
  });

  it('names a herb by its most common name', () => {
    expect(nameOf(search('district=Kampala', 'ginger'))).toBe('Ginger in Kampala');
    expect(nameOf(search('', 'ginger'))).toBe('Ginger');
  });

  it('leads to the page that shows the same', () => {
    expect(pathOfSearch(search('q=a%26b+"tea"&district=Kampala&min=5000'))).toBe(
      '/search?q=a%26b%20%22tea%22&district=Kampala&min=5000',
    );
    expect(pathOfSearch(search('district=Gulu&sort=liked'))).toBe('/home?district=Gulu');
    expect(pathOfSearch(search('', 'ginger'))).toBe('/herbs/ginger');
    expect(pathOfSearch(search('goods=oil&delivery=boda'))).toBe('/home?goods=oil&delivery=boda');
    expect(pathOfSearch(search('max=900', 'ginger'))).toBe('/herbs/ginger?max=900');
  });
});
