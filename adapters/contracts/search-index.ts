import { describe, expect, test } from 'vitest';
import { advertIdOf, at, idOf, insertAccount, insertAdvert, insertUser, someProfile } from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

export function describeSearchIndex(name: string, fixture: StoresFixture): void {
  describe(`${name}: search index`, () => {
    const ports = emptyStores(fixture, 'amina');
    const sellerId = idOf('amina');

    async function addTitles(...titles: readonly string[]): Promise<string> {
      for (const [index, title] of titles.entries()) await insertAdvert(ports, sellerId, index, { title });
      return sellerId;
    }

    async function titlesFound(prefix: string, limit = 20): Promise<readonly string[]> {
      const ids = await ports.searchIndex.adverts(prefix, limit);
      const cards = await ports.adverts.cards({ viewerId: undefined, ids });
      return cards.map((card) => card.title);
    }

    test('finds titles by the beginning of the whole title, not of a word inside', async () => {
      await addTitles('neem leaves', 'dried neem', 'neem', 'nee', 'neon flower');
      expect(await titlesFound('neem')).toEqual(['neem', 'neem leaves']);
      expect(await titlesFound('neem l')).toEqual(['neem leaves']);
      expect(await titlesFound('n')).toEqual(['neon flower', 'nee', 'neem', 'neem leaves']);
      expect(await titlesFound('leaves')).toEqual([]);
      expect(await titlesFound('neem leaves and more')).toEqual([]);
    });

    test('gives the newest first, those of one instant by id, and no more than the limit', async () => {
      for (const [number, seconds] of [
        [3, 10],
        [5, 10],
        [4, 10],
        [1, 30],
        [2, 20],
      ] as const) {
        await insertAdvert(ports, sellerId, number, {
          title: `neem ${9 - number}`,
          postedAt: at(seconds),
        });
      }
      expect(await ports.searchIndex.adverts('neem', 20)).toEqual([1, 2, 5, 4, 3].map(advertIdOf));
      expect(await ports.searchIndex.adverts('neem', 2)).toEqual([1, 2].map(advertIdOf));
    });

    test.each(['%', '_', '\\', '*', '?', "'", '"', '[a-z]', '100%', '(', '.', '--'])(
      'takes %j as it stands',
      async (sign) => {
        await addTitles('neem leaves', `${sign} of pure neem`);
        expect(await titlesFound(sign)).toEqual([`${sign} of pure neem`]);
        expect(await titlesFound(`neem${sign}`)).toEqual([]);
      },
    );

    test('finds what continues with any letter or sign of any script', async () => {
      const titles = [
        'neem',
        'neem ',
        'neem!',
        'neem~',
        'neemz',
        'neemé',
        'neem\u0303',
        'neemزنجبيل',
        'neem芦荟',
        'neem\uffee',
        'neem🌿',
        'neem👩🏾‍⚕️',
      ];
      await addTitles(...titles);
      expect(await titlesFound('neem')).toEqual(titles.toReversed());
    });

    test.each([
      { prefix: 'ömü', title: 'ömülülüza' },
      { prefix: 'زنج', title: 'زنجبيل طازج' },
      { prefix: '芦', title: '芦荟' },
      { prefix: '🌿', title: '🌿 fresh mint' },
      { prefix: '👩🏾‍⚕️', title: '👩🏾‍⚕️ tested' },
      { prefix: 'omulul\u1ee5\u0303', title: 'omulul\u1ee5\u0303za' },
    ])('finds $title by $prefix', async ({ prefix, title }) => {
      await addTitles('omululuza', title, 'aloe');
      expect(await titlesFound(prefix)).toEqual([title]);
    });

    test('tells letters with marks from letters without', async () => {
      await addTitles('émile', 'emile');
      expect(await titlesFound('e')).toEqual(['emile']);
      expect(await titlesFound('é')).toEqual(['émile']);
    });

    test('follows an advert when its title changes and when it goes', async () => {
      const sellerId = await addTitles('neem leaves');
      const advert = await ports.adverts.byId(advertIdOf(0));
      if (advert === undefined) throw new Error('The advert was added.');
      expect(advert.sellerId).toBe(sellerId);
      await ports.adverts.update(advert.id, {
        ...advert,
        title: 'moringa powder',
        pictureKeys: advert.pictures.map((picture) => picture.key),
        herbs: [],
      });
      expect(await titlesFound('neem')).toEqual([]);
      expect(await titlesFound('moringa')).toEqual(['moringa powder']);
      await ports.adverts.remove(advert.id);
      expect(await ports.searchIndex.adverts('moringa', 20)).toEqual([]);
    });

    test('finds profiles by the beginning of the username in any case', async () => {
      await insertUser(ports, 'one', { username: 'Herbs_of.Kampala' });
      await insertUser(ports, 'two', { username: 'HERBS' });
      await insertUser(ports, 'three', { username: 'the_herbs' });
      await insertAccount(ports, 'herbless');
      const found = async (prefix: string) => (await ports.searchIndex.profiles(prefix, 20)).toSorted();
      expect(await found('herbs')).toEqual([idOf('one'), idOf('two')]);
      expect(await found('herbs_of.k')).toEqual([idOf('one')]);
      expect(await found('herbsxof')).toEqual([]);
      expect(await found('kampala')).toEqual([]);
      expect(await found('%')).toEqual([]);
    });

    test('gives the newest profiles first, those of one instant by id, and no more than the limit', async () => {
      await insertUser(ports, 'c', { username: 'herb_4', createdAt: at(10) });
      await insertUser(ports, 'e', { username: 'herb_3', createdAt: at(10) });
      await insertUser(ports, 'd', { username: 'herb_5', createdAt: at(10) });
      await insertUser(ports, 'a', { username: 'herb_1', createdAt: at(30) });
      await insertUser(ports, 'b', { username: 'herb_2', createdAt: at(20) });
      expect(await ports.searchIndex.profiles('herb', 20)).toEqual(['a', 'b', 'e', 'd', 'c'].map(idOf));
      expect(await ports.searchIndex.profiles('herb', 3)).toEqual(['a', 'b', 'e'].map(idOf));
    });

    test('follows a profile when its username changes', async () => {
      await ports.profiles.update(sellerId, someProfile('amina', { username: 'Fatuma' }));
      expect(await ports.searchIndex.profiles('amina', 20)).toEqual([]);
      expect(await ports.searchIndex.profiles('fat', 20)).toEqual([sellerId]);
    });

    test('finds nothing that was not committed', async () => {
      await undone(ports, async (inside) => {
        await insertAdvert(inside, sellerId, 1, { title: 'neem' });
      });
      expect(await ports.searchIndex.adverts('neem', 20)).toEqual([]);
    });
  });
}
