import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SearchableAdvert, SearchableProfile } from '../../core/entities/searchable.ts';
import type { SearchEngine } from '../../core/ports/search-engine.ts';
import { advertIdOf, at, atOnce, idOf } from './samples.ts';

/** Opens an empty engine. */
type SearchEngineFixture = () => Promise<{ readonly engine: SearchEngine; close(): Promise<void> }>;

export function describeSearchEngine(name: string, fixture: SearchEngineFixture): void {
  describe(`${name}: search engine`, () => {
    let open: Awaited<ReturnType<SearchEngineFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(() => open.close());

    const advert = (number: number, changes: Partial<SearchableAdvert> = {}): SearchableAdvert => ({
      id: advertIdOf(number),
      title: 'aloe vera',
      description: 'for the skin',
      district: 'Kampala',
      village: undefined,
      price: 25_000,
      postedAt: at(number),
      ...changes,
    });
    const profile = (name: string, changes: Partial<SearchableProfile> = {}): SearchableProfile => ({
      id: idOf(name),
      username: name,
      fullName: 'Somebody Else',
      createdAt: at(0),
      ...changes,
    });
    const update = (...present: readonly SearchableAdvert[]) =>
      open.engine.adverts.update({ present, gone: [] });
    const find = (query: string, limit = 20) => open.engine.adverts.find(query, limit);
    const ids = (...numbers: readonly number[]) => numbers.map(advertIdOf);

    test('finds by the words of a title, wherever they are, and by their beginnings', async () => {
      await update(advert(1, { title: 'dried neem leaves' }), advert(2));
      for (const query of ['neem', 'ne', 'leaves neem', 'NEEM', 'dried leav']) {
        expect(await find(query)).toEqual(ids(1));
      }
      expect(await find('neem aloe')).toEqual([]);
    });

    test('finds by words of the description, after those of titles', async () => {
      await update(
        advert(1, { title: 'fresh neem' }),
        advert(2, { description: 'as good as neem' }),
        advert(3, { description: 'nothing' }),
      );
      expect(await find('neem')).toEqual(ids(1, 2));
    });

    test('finds by the district and the village', async () => {
      await update(
        advert(1, { title: 'ginger', district: 'Fort Portal', village: 'Ntinda' }),
        advert(2, { title: 'ginger', district: 'Gulu' }),
      );
      for (const query of ['ginger ntinda', 'Fort Portal', 'portal ging']) {
        expect(await find(query), query).toEqual(ids(1));
      }
      expect(await find('gulu')).toEqual(ids(2));
    });

    test('returns the newest first among equals, up to the limit', async () => {
      await update(advert(2), advert(4), advert(1), advert(3));
      expect(await find('vera')).toEqual(ids(4, 3, 2, 1));
      expect(await find('vera', 2)).toEqual(ids(4, 3));
    });

    test('uses the latest version that it was given', async () => {
      await update(advert(1, { title: 'dried neem' }));
      await update(advert(1, { title: 'fresh moringa' }));
      expect(await find('neem')).toEqual([]);
      expect(await find('moringa')).toEqual(ids(1));
      await update(advert(1, { title: 'fresh moringa' }));
      expect(await find('moringa')).toEqual(ids(1));
    });

    test('forgets what is gone, and ignores what was never there', async () => {
      await update(advert(1), advert(2));
      await open.engine.adverts.update({ present: [advert(3)], gone: ids(1, 9) });
      expect(await find('vera')).toEqual(ids(3, 2));
      await open.engine.adverts.update({ present: [], gone: ids(1) });
      expect(await find('vera')).toEqual(ids(3, 2));
      await open.engine.adverts.update({ present: [], gone: [] });
    });

    test.each(['-neem', '"neem', '"neem"', 'neem"', "'neem'", 'neem -', 'neem %', 'neem: (', '🌿 neem'])(
      'takes no sign for a command in %j',
      async (query) => {
        await update(advert(1, { title: 'fresh neem' }), advert(2));
        expect(await find(query)).toEqual(ids(1));
      },
    );

    test.each(['-', '"', '%', '*', '🌿', '--', '()'])(
      'finds nothing by %j, which is no word',
      async (query) => {
        await update(advert(1));
        expect(await find(query)).toEqual([]);
      },
    );

    test.each([
      { query: 'ömülü', title: 'dried ömülülüza' },
      { query: 'طازج', title: 'زنجبيل طازج' },
      { query: 'მცენარე', title: 'fresh მცენარე' },
    ])('finds $title by $query', async ({ query, title }) => {
      await update(advert(1, { title }), advert(2));
      expect(await find(query)).toEqual(ids(1));
    });

    test.each<readonly string[]>([
      ['ŋaali', 'ngaali', "nng'aali", 'ngʻaali', 'ngngaali'],
      ['moringa', 'mo\u00adringa', 'mo\u200bringa'],
      ['leaf', 'leaves', 'leafs'],
      ['ginger', 'gingers', 'ginger’s'],
      ['powder', 'powders'],
      ['250 g', '250g'],
      ['2,500g', '2500 g'],
    ])('finds %s and what is written otherwise by each other', async (...texts) => {
      const adverts = texts.map((text, number) => advert(number, { title: `fresh ${text} today` }));
      await update(...adverts, advert(9, { title: 'lemon' }));
      for (const text of texts) {
        expect((await find(text)).toSorted(), text).toEqual(adverts.map(({ id }) => id));
        expect((await find(`${text} today`)).toSorted(), text).toEqual(adverts.map(({ id }) => id));
      }
    });

    test('finds profiles by usernames and by full names', async () => {
      const { profiles } = open.engine;
      await profiles.update({
        present: [
          profile('shop', { username: 'herbs_of.kampala' }),
          profile('amina', { fullName: 'Amina Nakato' }),
        ],
        gone: [],
      });
      expect(await profiles.find('nakato', 20)).toEqual([idOf('amina')]);
      expect(await profiles.find('AMI', 20)).toEqual([idOf('amina')]);
      expect(await profiles.find('kampala', 20)).toEqual([idOf('shop')]);
      await profiles.update({ present: [], gone: [idOf('amina')] });
      expect(await profiles.find('nakato', 20)).toEqual([]);
    });

    test('stores everything that is brought at once', async () => {
      await atOnce(10, (number) => update(advert(number)));
      expect(await find('aloe', 20)).toHaveLength(10);
    });
  });
}
