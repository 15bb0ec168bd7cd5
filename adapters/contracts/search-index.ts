import { describe, expect, test } from 'vitest';
import { queryOf } from '../../core/indexing/query.ts';
import type { ListPlace } from '../../core/ports/adverts.ts';
import { editsAllowed, editsBetween } from '../../core/spelling/edits.ts';
import { testChoices } from './choices.ts';
import {
  advertIdOf,
  at,
  atOnce,
  foundBy,
  idOf,
  insertAccount,
  insertAdvert,
  insertUser,
  someProfile,
} from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

export function describeSearchIndex(name: string, fixture: StoresFixture): void {
  describe(`${name}: search index`, () => {
    const ports = emptyStores(fixture, 'amina');
    const sellerId = idOf('amina');

    async function addTitles(...titles: readonly string[]): Promise<string> {
      for (const [index, title] of titles.entries()) {
        await insertAdvert(ports, sellerId, index, { title, description: '' });
      }
      return sellerId;
    }

    const find = async (q: string, limit = 20, after?: ListPlace) =>
      (await foundBy(ports.searchIndex, q, { after, limit })).places;
    const count = async (q: string, max: number) => (await foundBy(ports.searchIndex, q, { max })).count;

    /** The titles found, best first. Expects the count to be their number. */
    async function titlesFound(q: string, limit = 20): Promise<readonly string[]> {
      const ids = (await find(q, limit)).map(({ id }) => id);
      const cards = await ports.adverts.cards({ viewerId: undefined, ids });
      expect(await count(q, limit)).toBe(ids.length);
      return cards.map((card) => card.title);
    }
    const profilesFound = (q: string, limit = 20) => ports.searchIndex.profiles(queryOf(q), limit);

    test('finds by the beginning of the title, then by words of it, then by others, the newest first in each', async () => {
      const adverts = [
        { title: 'neem leaves' },
        { title: 'oil', description: 'of neem and mint' },
        { title: 'dried neem' },
        { title: 'nee' },
        { title: 'neem' },
        { title: 'mwarobaini', description: '', herbs: ['neem'] },
        { title: 'fresh neem' },
      ];
      for (const [number, advert] of adverts.entries()) await insertAdvert(ports, sellerId, number, advert);
      expect(await titlesFound('neem')).toEqual([
        'neem',
        'neem leaves',
        'fresh neem',
        'dried neem',
        'mwarobaini',
        'oil',
      ]);
      expect(await find('neem', 3)).toEqual([
        { id: advertIdOf(4), key: 0, at: at(4) },
        { id: advertIdOf(0), key: 0, at: at(0) },
        { id: advertIdOf(6), key: -1, at: at(6) },
      ]);
    });

    test('finds by every word of the query, in any order, each where a word begins', async () => {
      const titles = ['dried ginger slices for tea', 'ginger tea', 'teak', 'slices'];
      await addTitles(...titles);
      expect(await titlesFound('tea')).toEqual(['teak', 'ginger tea', 'dried ginger slices for tea']);
      expect(await titlesFound('gin sli')).toEqual(['dried ginger slices for tea']);
      expect(await titlesFound('TEA ging')).toEqual(['ginger tea', 'dried ginger slices for tea']);
      expect(await titlesFound('inger')).toEqual([]);
      expect(await titlesFound('ginger coffee')).toEqual([]);
      expect(await titlesFound('ginger tea and more')).toEqual([]);
    });

    test('finds by a word of the title and one of the description together, and by all names of its herbs', async () => {
      const description = 'boil it for five minutes';
      await insertAdvert(ports, sellerId, 1, { title: 'fresh tangawuzi', description, herbs: ['ginger'] });
      for (const q of [
        'fresh boil',
        'ginger',
        'entangawuzi minutes',
        'tangawizi',
        'boil five',
        'zingiber officinale',
        'Officinale boil',
        'zing fresh',
      ]) {
        expect(await titlesFound(q), q).toEqual(['fresh tangawuzi']);
      }
      expect(await titlesFound('turmeric')).toEqual([]);
    });

    test('finds by the district and the village, after words of titles, and follows them when they change', async () => {
      const place = { district: 'Fort Portal', village: 'Ntinda' };
      await insertAdvert(ports, sellerId, 1, { title: 'ginger', ...place });
      await insertAdvert(ports, sellerId, 2, {
        title: 'ginger of ntinda',
        district: 'Gulu',
        village: undefined,
      });
      for (const q of ['ginger ntinda', 'NTINDA', 'nti']) {
        expect(await titlesFound(q), q).toEqual(['ginger of ntinda', 'ginger']);
      }
      for (const q of ['fort portal', 'portal ginger', 'fort nti']) {
        expect(await titlesFound(q), q).toEqual(['ginger']);
      }
      expect(await titlesFound('gulu')).toEqual(['ginger of ntinda']);
      const advert = await ports.adverts.byId(advertIdOf(1));
      if (advert === undefined) throw new Error('The advert was added.');
      const pictureKeys = advert.pictures.map(({ key }) => key);
      await ports.adverts.setHerbs(advertIdOf(1), { ...advert, herbs: [] });
      expect(await titlesFound('fort nti')).toEqual(['ginger']);
      const moved = { ...advert, pictureKeys, herbs: [], district: 'Gulu', village: 'Pece' };
      await ports.adverts.update(advertIdOf(1), moved);
      expect(await titlesFound('fort')).toEqual([]);
      expect(await titlesFound('ginger pece')).toEqual(['ginger']);
    });

    test('returns pages of which none leaves out or repeats what was there, whatever is posted in the meantime', async () => {
      const titles = ['neem', 'dried neem', 'leaves', 'neem oil', 'neem', 'fresh neem', 'bark'];
      for (const [number, title] of titles.entries()) {
        await insertAdvert(ports, sellerId, number, { title, description: 'neem' });
      }
      const all = await find('neem');
      expect(all).toHaveLength(7);
      const paged: ListPlace[] = [];
      for (let number = 10; number < 20; number += 1) {
        const page = await find('neem', 1, paged.at(-1));
        paged.push(...page);
        await insertAdvert(ports, sellerId, number, { title: 'aloe', description: 'no more' });
        if (number === 10) await insertAdvert(ports, sellerId, 30, { title: 'neem' });
        await ports.adverts.remove(paged.length === 3 ? (paged[0]?.id ?? '') : 'none');
      }
      expect(paged).toEqual(all);
    });

    test('continues after an advert that is gone', async () => {
      await addTitles('neem', 'neem', 'neem', 'neem');
      const [first, second] = await find('neem');
      await ports.adverts.remove(second?.id ?? '');
      expect(await find('neem', 9, second)).toMatchObject([{ id: advertIdOf(1) }, { id: advertIdOf(0) }]);
      expect(first?.id).toBe(advertIdOf(3));
    });

    test('returns those of the same instant by id, up to the limit', async () => {
      for (const [number, seconds] of [
        [3, 10],
        [4, 10],
        [5, 10],
        [1, 30],
        [2, 20],
      ] as const) {
        await insertAdvert(ports, sellerId, number, {
          title: `neem ${9 - number}`,
          postedAt: at(seconds),
        });
      }
      const found = await find('neem');
      expect(found.map(({ id }) => id)).toEqual([1, 2, 5, 4, 3].map(advertIdOf));
      expect(await find('neem', 2)).toEqual(found.slice(0, 2));
      expect(await find('neem', 20, found[2])).toEqual(found.slice(3));
    });

    test('counts as far as requested', async () => {
      await addTitles('neem', 'neem oil', 'fresh neem', 'mint');
      const counts = [1, 3, 9].map((max) => count('neem', max));
      expect(await Promise.all(counts)).toEqual([1, 3, 3]);
      expect(await count("'", 9)).toBe(0);
    });

    test.each(['%', '_', '\\', '*', '?', '"', '[', '1%', '(', '.', '--', ' ^', ':', '{'])(
      'takes %j as it stands',
      async (sign) => {
        await addTitles('neem leaves', `${sign.trim()} of pure neem`);
        const words = queryOf(sign).words.length;
        expect(await titlesFound(`${sign} of pure`)).toEqual([`${sign.trim()} of pure neem`]);
        expect(await titlesFound(sign)).toEqual([`${sign.trim()} of pure neem`]);
        expect((await titlesFound(`neem${sign}`)).length).toBe(words > 0 ? 0 : 2);
      },
    );

    test.each([
      '"',
      '*',
      'neem*',
      '"neem"',
      'NEAR(',
      'NEAR(neem leaves, 2)',
      'neem AND oil',
      'neem NOT leaves',
      'neem OR oil',
      'title:neem',
      'title : neem',
      '{title} : neem',
      '- title : neem',
      '^neem',
      "neem' | 'oil",
      "neem':*A",
      '!neem',
      'neem <-> leaves',
      'neem\\',
      '\\',
      '(((((',
      "'; drop table adverts; --",
    ])('is told nothing in the language of an engine by %j', async (q) => {
      await addTitles('neem leaves', 'oil of title', 'near neem leaves, 2 km');
      const { start, words } = queryOf(q);
      const expected = ['near neem leaves, 2 km', 'oil of title', 'neem leaves'].filter((title) => {
        const own = queryOf(title).words;
        const begins = (word: string) => own.some((other) => other.startsWith(word));
        return words.length > 0 ? words.every(begins) : start !== '' && title.startsWith(start);
      });
      expect((await titlesFound(q)).toSorted()).toEqual(expected.toSorted());
    });

    test.each([
      ['40 words', Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')],
      ['5,000 letters', 'x'.repeat(5000)],
      ['5,000 words', 'x '.repeat(5000)],
      ['5,000 emoji', '🌿'.repeat(5000)],
      ['5,000 signs', '"*('.repeat(1667)],
    ])('finds nothing for %s', async (_what, q) => {
      await addTitles('neem leaves', '🌿', 'xx 🌿');
      expect((await titlesFound(q)).length).toBe(q === 'x '.repeat(5000) ? 1 : 0);
    });

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
      { q: 'ömü', title: 'ömülülüza' },
      { q: 'زنج', title: 'زنجبيل طازج' },
      { q: 'طاز', title: 'زنجبيل طازج' },
      { q: '芦', title: '芦荟' },
      { q: '🌿', title: '🌿 fresh mint' },
      { q: '🌿 fr', title: '🌿 fresh mint' },
      { q: '👩🏾‍⚕️', title: '👩🏾‍⚕️ tested' },
      { q: '🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿', title: '🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿' },
      { q: '************', title: '************' },
      { q: "'\\'\\'\\'\\'\\'\\'\\", title: '\\\\\\\\\\\\\\' },
    ])('finds $title by $q', async ({ q, title }) => {
      await addTitles('muluza', title, 'aloe', '🌱🌱🌱🌱🌱🌱🌱🌱🌱', '********! ****');
      expect(await titlesFound(q)).toEqual([title]);
    });

    test.each([
      ['émile', 'emile'],
      ["ng'aali", 'ngaali'],
      ['ng’aali', 'NGÁALI'],
      ['omulul\u1ee5\u0303za', 'omululuza'],
      ['ﬁne ℌerb', 'fine herb'],
    ])('finds %j by %j and the other way round', async (one, other) => {
      await addTitles(one, 'aloe', other);
      for (const q of [one, other, one.slice(0, 3), other.slice(0, 3)]) {
        expect(await titlesFound(q)).toEqual([other, one]);
      }
    });

    describe('finds each of these by each other, whichever was typed', () => {
      test.each<readonly string[]>([
        ['ŋaali', 'ngaali', "ng'aali", 'ng‘aali', 'ngʻaali', "nng'aali", 'ŋŋaali', 'ngngaali', 'Ŋŋáali'],
        ["n'omuti", 'n’omuti', 'n‘omuti', 'nʻomuti', 'nʼomuti', 'n`omuti', 'n´omuti', 'nomuti'],
        [
          'moringa',
          'mo\u00adringa',
          'mo\u200bringa',
          'mo\u200dringa',
          'mo\u2060ringa',
          'mo\u2063ringa\ufeff',
        ],
        ['ginger', 'gingers', 'ginger’s', "gingers'"],
        ['leaf', 'leaves', 'leafs', 'leaf’s'],
        ['neem', 'neems', "neem's"],
        ['powder', 'powders', "powders'", 'powder’s'],
        ['berry', 'berries', "berry's"],
        ['tomato', 'tomatoes', 'tomatos'],
        ['bunch', 'bunches'],
        ['grass', 'grasses', "grass's"],
        ['woman', 'women', "women's"],
        ['250 g', '250g', '250 G'],
        ['2,500g', '2500 g', '2500g', '2,500 g'],
        ['12,500', '12500'],
        ['1 litre', '1litre', '1 litres'],
      ])('%s', async (...texts) => {
        await addTitles(...texts.map((text) => `fresh ${text} today`), 'lemon');
        for (const text of texts) {
          expect((await titlesFound(text)).length, text).toBe(texts.length);
          expect((await titlesFound(`today ${text}`)).length, text).toBe(texts.length);
        }
      });
    });

    test.each([
      ['gingers', 'gingerbread'],
      ['teas', 'teak'],
      ['leaves', 'leather'],
      ['moss', 'mosquito'],
      ['250g', '250 ml of ginger'],
      ['250 g', '250 ml of ginger'],
      ['2,500', '2 of 500'],
      ['1,5', '15'],
      ['ŋaali', 'naali'],
    ])('does not find by %j what is something else: %j', async (q, title) => {
      await addTitles(title, 'aloe');
      expect(await titlesFound(q)).toEqual([]);
    });

    test('finds at every letter while a title is typed', async () => {
      const title = "nng'aali 2,500 g, 10 lemons and neem's leaves 5 kg of mo\u00adringa";
      await addTitles(title, 'aloe');
      for (let letters = 1; letters <= title.length; letters += 1) {
        const q = title.slice(0, letters);
        expect(await titlesFound(q), q).toEqual([title]);
      }
    });

    describe('by a beginning with many more characters than are looked up at once', () => {
      const bark = 'prunus africana bark, dried in the shade';
      test.each([
        ['prunus africana bark', [bark]],
        ['prunus africana bark,', [bark]],
        [bark, [bark]],
        ['prunus africana ba', ['prunus africana bar', bark]],
        [`${bark}!`, [bark]],
        ['prunus africana bark, dry', []],
        ['prunus africana bark_ dried', [bark]],
        ['africana prunus', ['prunus africana bar', bark]],
      ])('%j', async (q, found) => {
        await addTitles(bark, 'prunus africana bar');
        expect(await titlesFound(q)).toEqual(found);
        const keys = (await find(q)).map(({ key }) => key);
        expect(keys).toEqual(found.map((title) => (title.startsWith(q) ? 0 : -1)));
      });

      test('that ends within no character', async () => {
        await addTitles(`${'x'.repeat(7)}🌿 fresh`, `${'x'.repeat(19)}🌿 fresh`);
        for (const count of [7, 19]) {
          for (const q of ['', '🌿', '🌿 f']) {
            expect(await titlesFound('x'.repeat(count) + q)).toContain(`${'x'.repeat(count)}🌿 fresh`);
          }
          expect(await find(`${'x'.repeat(count)}🌱`)).not.toContainEqual(
            expect.objectContaining({ key: 0 }),
          );
        }
      });
    });

    test('follows an advert when its title, its description or its herbs change, and when it goes', async () => {
      const sellerId = await addTitles('neem leaves');
      const advert = await ports.adverts.byId(advertIdOf(0));
      if (advert === undefined) throw new Error('The advert was added.');
      expect(advert.sellerId).toBe(sellerId);
      const changes = {
        ...advert,
        title: 'moringa powder',
        pictureKeys: advert.pictures.map((picture) => picture.key),
        herbs: [],
      };
      await ports.adverts.update(advert.id, changes);
      expect(await titlesFound('neem')).toEqual([]);
      expect(await titlesFound('moringa')).toEqual(['moringa powder']);
      await ports.adverts.update(advert.id, { ...changes, description: 'dried in the shade' });
      expect(await titlesFound('shade')).toEqual(['moringa powder']);
      await ports.adverts.update(advert.id, changes);
      expect(await titlesFound('shade')).toEqual([]);
      expect(await titlesFound('mlonge')).toEqual([]);
      await ports.adverts.setHerbs(advert.id, { ...changes, herbs: ['moringa'] });
      expect(await titlesFound('mlonge')).toEqual(['moringa powder']);
      await ports.adverts.remove(advert.id);
      expect(await titlesFound('moringa')).toEqual([]);
    });

    test('finds profiles by the beginning of the username in any case, and then by words of the full name', async () => {
      await insertUser(ports, 'one', { username: 'Herbs_of.Kampala', fullName: 'Nakato Ng’aali' });
      await insertUser(ports, 'two', { username: 'HERBS', fullName: 'Okello' });
      await insertUser(ports, 'three', { username: 'the_herbs', fullName: 'Herbs of Gulu' });
      await insertAccount(ports, 'herbless');
      expect((await profilesFound('herbs')).slice(0, 2).toSorted()).toEqual([idOf('one'), idOf('two')]);
      expect((await profilesFound('herbs')).slice(2)).toEqual([idOf('three')]);
      expect(await profilesFound('herbs_of.k')).toEqual([idOf('one')]);
      expect(await profilesFound('ŋaali nak')).toEqual([idOf('one')]);
      expect(await profilesFound('nakato\u200bs')).toEqual([idOf('one')]);
      expect(await profilesFound('gulu h')).toEqual([idOf('three')]);
      for (const q of ['herbsxof', 'kampala ng', 'nakato gulu', '%'])
        expect(await profilesFound(q)).toEqual([]);
    });

    test('finds a profile by a long username', async () => {
      const id = await insertUser(ports, 'long', { username: 'Fatuma_of_Kampala_and_Entebbe' });
      await insertUser(ports, 'baraka', { username: 'fatuma_of_kampala_and_jinja' });
      expect(await profilesFound('fatuma_of_kampala_and_e')).toEqual([id]);
    });

    test('returns the newest profiles first, up to the limit', async () => {
      await insertUser(ports, 'c', { username: 'herb_4', createdAt: at(10) });
      await insertUser(ports, 'a', { username: 'herb_1', createdAt: at(30) });
      await insertUser(ports, 'b', { username: 'herb_2', createdAt: at(20) });
      expect(await profilesFound('herb')).toEqual(['a', 'b', 'c'].map(idOf));
      expect(await profilesFound('herb', 2)).toEqual(['a', 'b'].map(idOf));
    });

    test('follows a profile when its username or full name changes, and finds it by the same when written again', async () => {
      await ports.profiles.update(sellerId, someProfile('amina', { username: 'Fatuma', fullName: 'Nakato' }));
      expect(await profilesFound('amina')).toEqual([]);
      for (const q of ['fat', 'nak']) expect(await profilesFound(q)).toEqual([sellerId]);
      await ports.profiles.indexWords(sellerId);
      await ports.profiles.indexWords('nobody');
      for (const q of ['fat', 'nak']) expect(await profilesFound(q)).toEqual([sellerId]);
    });

    testChoices('what words find', ports, (query) => foundBy(ports.searchIndex, 'dried nee', query));
    testChoices('what words inside find', ports, (query) => foundBy(ports.searchIndex, 'neem dri', query));

    test('finds the same after it was compacted, whatever is written between the steps', async () => {
      await addTitles('neem', 'moringa', 'dried neem');
      await ports.adverts.remove(advertIdOf(0));
      for (let number = 10, done = false; !done; number += 1) {
        done = await ports.searchIndex.compact();
        await insertAdvert(ports, sellerId, number, { title: 'aloe', description: '' });
        if (number === 10) await ports.adverts.remove(advertIdOf(1));
      }
      expect(await titlesFound('neem')).toEqual(['dried neem']);
      expect(await titlesFound('moringa')).toEqual([]);
      expect((await titlesFound('aloe')).length).toBeGreaterThan(0);
      expect(await profilesFound('amina')).toEqual([sellerId]);
    });

    describe('knows the words of live adverts', () => {
      const begun = async (...words: readonly string[]) =>
        Object.fromEntries(await ports.searchIndex.countBegun(words, 3));
      const near = async (word: string) => {
        const found = await ports.searchIndex.neighbours(word);
        const edits = editsAllowed(word);
        return Object.fromEntries(
          found.flatMap(({ word: other, adverts }) =>
            editsBetween(word, other, edits) === undefined ? [] : [[other, adverts]],
          ),
        );
      };

      test('and in how many adverts words begin with a text, as far as requested', async () => {
        await addTitles('neem', 'neem oil', 'Néém neem', 'neems', 'ŋaali', 'mint 250g');
        expect(await begun('neem', 'nee', 'oil', 'ngaa', 'eem', 'mints', '250g', 'x')).toEqual({
          neem: 3,
          nee: 3,
          oil: 1,
          ngaa: 1,
          eem: 0,
          mints: 0,
          '250g': 0,
          x: 0,
        });
        expect(await begun()).toEqual({});
        expect((await ports.searchIndex.countBegun(['neem'], 2)).get('neem')).toBe(2);
      });

      test.each([
        ['morninga', 'an added letter'],
        ['moringga', 'a doubled letter'],
        ['oringa', 'a missing letter at the beginning'],
        ['moring', 'a missing letter at the end'],
        ['moeinga', 'another letter'],
        ['omringa', 'two swapped letters'],
        ['mroigna', 'two pairs of swapped letters'],
        ['xoringx', 'other letters at both ends'],
        ['mornginga', 'two added letters'],
        ['mrnga', 'two missing letters'],
        ['moringaxy', 'two letters at the end'],
        ['xmoringa', 'a letter at the beginning'],
      ])('that differ from %s by %s', async (typed) => {
        await addTitles('moringa', 'fresh moringa', 'ginger');
        expect(await near(typed)).toEqual({ moringa: 2 });
      });

      test('of any length and script that differ by two letters, and short ones that differ by one', async () => {
        await addTitles('prunusafricana', 'tea', 'زنجبيل', 'neem', 'aloes');
        expect(await near('prunusafrikan')).toEqual({ prunusafricana: 1 });
        expect(await near('pronusafricena')).toEqual({ prunusafricana: 1 });
        expect(await near('rpunusafricaan')).toEqual({ prunusafricana: 1 });
        expect(await near('tae')).toEqual({ tea: 1 });
        expect(await near('زنجبل')).toEqual({ زنجبيل: 1 });
        expect(await near('meen')).toEqual({});
        expect(await near('nem')).toEqual({ neem: 1 });
        expect(await near('alos')).toEqual({ aloes: 1 });
        expect(await near('alo')).toEqual({});
      });

      test('their places and the names of their herbs, each advert once', async () => {
        const ginger = {
          title: 'fresh tangawuzi tangawuzi',
          herbs: ['ginger'],
          district: 'Gulu',
          village: 'Pece',
        };
        await insertAdvert(ports, sellerId, 1, ginger);
        expect(await near('gingre')).toEqual({ ginger: 1 });
        expect(await near('gulo')).toEqual({ gulu: 1 });
        expect(await near('pecce')).toEqual({ pece: 1 });
        expect(await near('tangavuzi')).toMatchObject({ tangawuzi: 1 });
      });

      test('and follows adverts as they change, end, come back and go', async () => {
        await addTitles('moringa powder', 'moringa');
        const advert = await ports.adverts.byId(advertIdOf(0));
        if (advert === undefined) throw new Error('The advert was added.');
        const changed = { ...advert, title: 'neem powder', pictureKeys: [], herbs: [] };
        await ports.adverts.update(advert.id, {
          ...changed,
          pictureKeys: advert.pictures.map(({ key }) => key),
        });
        expect(await near('moringe')).toEqual({ moringa: 1 });
        expect(await near('neam')).toEqual({ neem: 1 });
        expect(await near('powdre')).toEqual({ powder: 1 });
        const about = { title: changed.title, description: changed.description, herbs: [] };
        await ports.adverts.move(advert.id, { from: ['live'], to: 'sold', about });
        expect(await near('neam')).toEqual({});
        expect(await begun('neem')).toEqual({ neem: 0 });
        await ports.adverts.move(advert.id, { from: ['sold'], to: 'live', about });
        expect(await near('neam')).toEqual({ neem: 1 });
        await ports.adverts.setHerbs(advert.id, about);
        expect(await near('neam')).toEqual({ neem: 1 });
        await ports.adverts.remove(advert.id);
        await ports.adverts.remove(advertIdOf(1));
        expect(await near('neam')).toEqual({});
        expect(await near('moringe')).toEqual({});
      });

      test('when several adverts with the same words are added and removed at once', async () => {
        await atOnce(6, (number) =>
          insertAdvert(ports, sellerId, number, {
            title: number % 2 === 0 ? 'ginger moringa neem' : 'neem moringa ginger',
          }),
        );
        expect(await near('moringe')).toEqual({ moringa: 6 });
        await atOnce(5, (number) => ports.adverts.remove(advertIdOf(number)));
        expect(await near('moringe')).toEqual({ moringa: 1 });
      });
    });

    test('finds nothing that was not committed', async () => {
      await undone(ports, async (inside) => {
        await insertAdvert(inside, sellerId, 1, { title: 'neem' });
      });
      expect(await find('neem')).toEqual([]);
    });
  });
}
