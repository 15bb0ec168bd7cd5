import { describe, expect, test } from 'vitest';
import type { AdvertSummary } from '../../core/entities/advert.ts';
import type { AdvertChanges, AdvertCursor, ListQuery } from '../../core/ports/adverts.ts';
import { testChoices } from './choices.ts';
import {
  advertIdOf,
  at,
  atOnce,
  changedFields,
  countOf,
  feedOf,
  idOf,
  insertAccount,
  insertAdvert,
  insertPicture,
  insertUser,
  insertUsers,
  like,
  moveTo,
  oddTexts,
  readAll,
  save,
  someAdvert,
  someComment,
  somePicture,
  someProfile,
} from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const titleLength = 100;

function placeOf(card: AdvertSummary): AdvertCursor {
  return { at: card.postedAt, id: card.id };
}

function idsOf(cards: readonly { readonly id: string }[]): readonly string[] {
  return cards.map((card) => card.id);
}

export function describeAdverts(name: string, fixture: StoresFixture): void {
  describe(`${name}: adverts`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const sellerId = idOf('amina');
    const other = idOf('baraka');

    const feed = (viewerId?: string, after?: AdvertCursor, limit = 100) =>
      feedOf(ports, { viewerId, after, limit });

    const countersOf = async (accountId: string) => {
      const profile = await ports.profiles.byAccountId(accountId);
      return { advertCount: profile?.advertCount, likesReceived: profile?.likesReceived };
    };

    /**
     * 45 adverts at five instants of nine each, added in a shuffled order; returns the ids in the order in which they
     * must be read.
     */
    async function add45(sellerId: string): Promise<readonly string[]> {
      const numbers = Array.from({ length: 45 }, (_, index) => (index * 17) % 45);
      for (const number of numbers) {
        await insertAdvert(ports, sellerId, number, { postedAt: at(Math.floor(number / 9)) });
      }
      return Array.from({ length: 45 }, (_, index) => advertIdOf(44 - index));
    }

    describe('adding', () => {
      test('returns every field, with the pictures in order', async () => {
        const pictures = [];
        for (const number of [5, 3, 8, 1, 7, 2, 6, 4]) {
          pictures.push(await insertPicture(ports, sellerId, number));
        }
        const advert = someAdvert(1, {
          sellerId,
          pictureKeys: pictures.map((picture) => picture.key),
          price: 9_999_999_999,
          postedAt: at(1.234),
        });
        expect(await ports.adverts.add(advert)).toBe('added');
        const { pictureKeys, herbs: _herbs, ...rest } = advert;
        expect(pictureKeys).toHaveLength(8);
        expect(await ports.adverts.byId(advert.id)).toEqual({
          ...rest,
          pictures,
          state: 'live',
          updatedAt: at(1.234),
        });
      });

      test('leaves the village absent if there is none', async () => {
        const { id } = await insertAdvert(ports, sellerId, 1, { village: undefined, price: 1 });
        const advert = await ports.adverts.byId(id);
        expect(advert?.village).toBeUndefined();
        expect(advert?.price).toBe(1);
        expect((await feed())[0]?.village).toBeUndefined();
      });

      test.each(oddTexts)('keeps title and description unchanged: $kind', async ({ text }) => {
        const title = text.slice(0, titleLength);
        const { id } = await insertAdvert(ports, sellerId, 1, { title, description: text });
        expect(await ports.adverts.byId(id)).toMatchObject({ title, description: text });
        expect((await feed())[0]?.title).toBe(title);
        expect(await ports.adverts.detail(undefined, id)).toMatchObject({ title, description: text });
      });

      test('refuses an id that is taken, changes nothing, and lets the transaction go on', async () => {
        const { id, pictureKeys } = await insertAdvert(ports, sellerId, 1);
        const before = await ports.adverts.byId(id);
        const answers = await ports.transaction(async ({ adverts }) => [
          await adverts.add(someAdvert(1, { sellerId: other, pictureKeys, title: 'another' })),
          await adverts.add(someAdvert(2, { sellerId, pictureKeys })),
        ]);
        expect(answers).toEqual(['id-taken', 'added']);
        expect(await ports.adverts.byId(id)).toEqual(before);
        expect(await countersOf(sellerId)).toEqual({ advertCount: 2, likesReceived: 0 });
        expect(await countersOf(other)).toEqual({ advertCount: 0, likesReceived: 0 });
      });

      test('adds exactly one of 20 adverts that ask for the same id at once', async () => {
        const picture = await insertPicture(ports, sellerId, 1);
        const answers = await atOnce(20, (index) =>
          ports.adverts.add(
            someAdvert(1, { sellerId, pictureKeys: [picture.key], title: `number ${index}` }),
          ),
        );
        expect(countOf(answers, 'added')).toBe(1);
        expect(countOf(answers, 'id-taken')).toBe(19);
        expect(await ports.adverts.byId(advertIdOf(1))).toMatchObject({
          title: `number ${answers.indexOf('added')}`,
          pictures: [picture],
        });
        expect(await countersOf(sellerId)).toEqual({ advertCount: 1, likesReceived: 0 });
      });

      test('counts 20 adverts of one seller at once exactly', async () => {
        const picture = await insertPicture(ports, sellerId, 1);
        await atOnce(20, (index) =>
          ports.adverts.add(someAdvert(index, { sellerId, pictureKeys: [picture.key] })),
        );
        expect(await countersOf(sellerId)).toEqual({ advertCount: 20, likesReceived: 0 });
        expect(await feed()).toHaveLength(20);
      });
    });

    for (const herb of [undefined, 'neem']) {
      const read = async (query: ListQuery) => {
        const { cards, ...list } = await ports.adverts.list({ viewerId: undefined, herb, ...query });
        expect(idsOf(cards)).toEqual(idsOf(list.places));
        return list;
      };
      testChoices(`the list of ${herb ?? 'all'}`, ports, read, { ofAll: herb === undefined });
    }

    describe('about herbs', () => {
      const about = (herbs: readonly string[], limit = 9) =>
        ports.adverts
          .aboutHerbs({ viewerId: undefined, herbs, limit })
          .then((cards) => cards.map(({ id }) => id));

      test('returns those about any of them, each once, newest first, up to the limit', async () => {
        const posted = [['neem'], ['moringa', 'neem'], [], ['moringa'], ['ginger']];
        for (const [number, herbs] of posted.entries()) {
          await insertAdvert(ports, sellerId, number, { herbs });
        }
        expect(await about(['neem', 'moringa'])).toEqual([3, 1, 0].map(advertIdOf));
        expect(await about(['neem', 'moringa'], 2)).toEqual([3, 1].map(advertIdOf));
        expect(await about(['mint'])).toEqual([]);
        expect(await about([])).toEqual([]);
      });

      test('counts up to a bound, and returns the prices of the newest', async () => {
        const { adverts } = ports;
        for (const number of [1, 2, 3]) {
          const herbs = number === 3 ? ['neem', 'mint'] : ['neem'];
          const sold = number === 3 ? ({ goods: 'dried', quantity: 250_000, unit: 'g' } as const) : {};
          const changes = { herbs, price: number * 1000, postedAt: at(number), ...sold };
          await insertAdvert(ports, sellerId, number, changes);
        }
        const counts = await adverts.countAboutHerbs(['neem', 'mint', 'honey'], 2);
        expect(Object.fromEntries(counts)).toEqual({ neem: 2, mint: 1 });
        expect(await adverts.countAboutHerbs([], 2)).toEqual(new Map());
        const prices = (since: Date, limit: number) => adverts.pricesAbout({ herb: 'neem', since, limit });
        const { quantity, unit, goods } = someAdvert(2, { sellerId, pictureKeys: [] });
        const newest = [
          { price: 3000, postedAt: at(3), goods: 'dried', quantity: 250_000, unit: 'g' },
          { price: 2000, postedAt: at(2), goods, quantity, unit },
        ];
        expect(await prices(at(0), 2)).toEqual(newest);
        expect(await prices(at(2), 9)).toEqual(newest);
      });

      test('returns the cover of the most liked about each herb, the newest of equals', async () => {
        const { adverts } = ports;
        for (const [number, herbs] of [['neem'], ['neem', 'mint'], ['neem'], ['mint']].entries()) {
          const { key } = await insertPicture(ports, sellerId, number);
          await insertAdvert(ports, sellerId, number, { herbs, pictureKeys: [key], postedAt: at(number) });
        }
        const covers = () => adverts.coversAboutHerbs(['neem', 'mint', 'honey']);
        expect(await covers()).toEqual(
          new Map([
            ['neem', somePicture(2)],
            ['mint', somePicture(3)],
          ]),
        );
        await like(ports, advertIdOf(1), other);
        expect(await covers()).toEqual(
          new Map([
            ['neem', somePicture(1)],
            ['mint', somePicture(1)],
          ]),
        );
        expect(await adverts.coversAboutHerbs([])).toEqual(new Map());
      });

      test('follows a change, a removal, and new findings while title and description are the same', async () => {
        const { adverts } = ports;
        const advert = await insertAdvert(ports, sellerId, 1, { title: 'neem', herbs: ['neem'] });
        await adverts.update(advert.id, { ...advert, title: 'mint', herbs: ['mint'], updatedAt: at(2) });
        expect([await about(['neem']), await about(['mint'])]).toEqual([[], [advert.id]]);
        const { description } = advert;
        await adverts.setHerbs(advert.id, { title: 'neem', description, herbs: ['neem'] });
        await adverts.setHerbs(advert.id, { title: 'mint', description: 'of neem', herbs: ['neem'] });
        expect(await about(['neem'])).toEqual([]);
        await adverts.setHerbs(advert.id, { title: 'mint', description, herbs: ['mint', 'honey'] });
        expect(await about(['honey'])).toEqual([advert.id]);
        await adverts.setHerbs('nothing', { title: 'mint', description, herbs: ['mint'] });
        await adverts.remove(advert.id);
        expect(await about(['mint', 'honey'])).toEqual([]);
      });
    });

    describe('changing', () => {
      const changesWith = (pictureKeys: readonly string[]): AdvertChanges => ({
        ...changedFields,
        pictureKeys,
        herbs: [],
        updatedAt: at(500.5),
      });

      test('changes what may be changed and nothing else', async () => {
        const pictures = [
          await insertPicture(ports, sellerId, 1),
          await insertPicture(ports, sellerId, 2),
          await insertPicture(ports, sellerId, 3),
        ];
        const [first = '', second = '', third = ''] = pictures.map((picture) => picture.key);
        const { id } = await insertAdvert(ports, sellerId, 1, { pictureKeys: [first, second] });
        const { id: unchanged } = await insertAdvert(ports, sellerId, 2);
        const before = await ports.adverts.byId(unchanged);
        await like(ports, id, other);
        await save(ports, id, other, at(9));
        await ports.comments.add(someComment('first', { advertId: id, authorId: other }));

        const formerPrice = { price: 9_999_999_999, until: at(8.765) };
        const changes = { ...changesWith([third, second]), formerPrice };
        expect(await ports.adverts.update(id, changes)).toBe(true);
        const { pictureKeys, herbs: _herbs, ...rest } = changes;
        expect(pictureKeys).toHaveLength(2);
        expect(await ports.adverts.byId(id)).toEqual({
          ...rest,
          state: 'live',
          endsAt: at(60 * 86_400 + 1),
          id,
          sellerId,
          pictures: [somePicture(3), somePicture(2)],
          postedAt: at(1),
        });
        expect(await ports.adverts.detail(other, id)).toMatchObject({
          cover: somePicture(3),
          pictureCount: 2,
          formerPrice,
          likeCount: 1,
          commentCount: 1,
          likedByViewer: true,
          savedByViewer: true,
        });
        expect(await countersOf(sellerId)).toEqual({ advertCount: 2, likesReceived: 1 });
        expect(await ports.adverts.byId(unchanged)).toEqual(before);
        await ports.adverts.update(id, changesWith([third]));
        expect((await ports.adverts.byId(id))?.formerPrice).toBeUndefined();
      });

      test('accepts changes of only the pictures: another order, fewer, more', async () => {
        const keys: string[] = [];
        for (const number of [1, 2, 3]) keys.push((await insertPicture(ports, sellerId, number)).key);
        const [first = '', second = '', third = ''] = keys;
        const { id } = await insertAdvert(ports, sellerId, 1, { pictureKeys: [first, second] });
        for (const order of [[second, first], [first], [third, first, second]]) {
          await ports.adverts.update(id, changesWith(order));
          const advert = await ports.adverts.byId(id);
          expect(advert?.pictures.map((picture) => picture.key)).toEqual(order);
        }
      });

      test('returns false if there is no such advert', async () => {
        const { pictureKeys } = await insertAdvert(ports, sellerId, 1);
        expect(await ports.adverts.update(advertIdOf(2), changesWith(pictureKeys))).toBe(false);
        expect(await ports.adverts.byId(advertIdOf(2))).toBeUndefined();
      });
    });

    describe('removing', () => {
      test('removes comments, likes and saves with it for good, and every count of them', async () => {
        const two = await insertUser(ports, 'chebet');
        const { id } = await insertAdvert(ports, sellerId, 1);
        const { id: kept } = await insertAdvert(ports, sellerId, 2);
        for (const advertId of [id, kept]) {
          await like(ports, advertId, other);
          await like(ports, advertId, two);
          await save(ports, advertId, other, at(9));
          await ports.comments.add(
            someComment(`comment${advertId.slice(-5)}`, { advertId, authorId: other }),
          );
        }
        await like(ports, id, sellerId);
        expect(await countersOf(sellerId)).toEqual({ advertCount: 2, likesReceived: 5 });

        expect(await ports.adverts.remove(id)).toBe(true);
        expect(await ports.adverts.byId(id)).toBeUndefined();
        expect(await ports.adverts.detail(other, id)).toBeUndefined();
        expect(idsOf(await feed())).toEqual([kept]);
        expect(await ports.comments.page({ advertId: id, after: undefined, limit: 20 })).toEqual([]);
        const saved = await ports.adverts.savedPage({ viewerId: other, after: undefined, limit: 20 });
        expect(saved.map(({ card }) => card.id)).toEqual([kept]);
        expect(await countersOf(sellerId)).toEqual({ advertCount: 1, likesReceived: 2 });
        expect(await ports.adverts.detail(other, kept)).toMatchObject({
          likeCount: 2,
          commentCount: 1,
          likedByViewer: true,
          savedByViewer: true,
          sellerAdvertCount: 1,
        });

        await insertAdvert(ports, sellerId, 1);
        expect(await ports.adverts.detail(other, id)).toMatchObject({
          likeCount: 0,
          commentCount: 0,
          likedByViewer: false,
          savedByViewer: false,
          pictureCount: 1,
        });
        expect(await ports.comments.page({ advertId: id, after: undefined, limit: 20 })).toEqual([]);
      });

      test('removes it once if asked 10 times at once, and nothing if there is no such advert', async () => {
        const { id } = await insertAdvert(ports, sellerId, 1);
        await insertAdvert(ports, sellerId, 2);
        await like(ports, id, other);
        const answers = await atOnce(10, () => ports.adverts.remove(id));
        expect(countOf(answers, true)).toBe(1);
        expect(await ports.adverts.remove(advertIdOf(404))).toBe(false);
        expect(await countersOf(sellerId)).toEqual({ advertCount: 1, likesReceived: 0 });
      });

      test('ends with correct counters when it is liked, saved and commented on at the same time', async () => {
        const users = await insertUsers(ports, 20);
        const { id } = await insertAdvert(ports, sellerId, 1);
        const act = async (user: string, index: number) => {
          if (index === 10) await ports.adverts.remove(id);
          await like(ports, id, user);
          await save(ports, id, user, at(9));
          await ports.comments.add(someComment(`comment${index}x`, { advertId: id, authorId: user }));
        };
        await Promise.all(users.map(act));
        expect(await ports.adverts.byId(id)).toBeUndefined();
        expect(await countersOf(sellerId)).toEqual({ advertCount: 0, likesReceived: 0 });
        await insertAdvert(ports, sellerId, 1);
        for (const user of users) {
          expect(await ports.adverts.detail(user, id)).toMatchObject({
            likeCount: 0,
            commentCount: 0,
            likedByViewer: false,
            savedByViewer: false,
          });
        }
      });
    });

    describe('cards', () => {
      test('have everything that a card shows', async () => {
        const sellerId = await insertAccount(ports, 'dembe');
        const portrait = await insertPicture(ports, sellerId, 9);
        await ports.profiles.add(someProfile('dembe', { pictureKey: portrait.key }));
        const [cover, second] = [
          await insertPicture(ports, sellerId, 2, { kilobytes: 28 }),
          await insertPicture(ports, sellerId, 1),
        ];
        const advert = await insertAdvert(ports, sellerId, 1, {
          pictureKeys: [cover.key, second.key],
        });
        await like(ports, advert.id, other);
        await ports.comments.add(someComment('first', { advertId: advert.id, authorId: other }));
        await ports.comments.add(someComment('second', { advertId: advert.id, authorId: other }));
        const {
          description: _text,
          approval: _approval,
          pictureKeys: _keys,
          herbs: _herbs,
          ...shown
        } = advert;
        expect(await feed()).toEqual([
          {
            ...shown,
            cover,
            pictureCount: 2,
            formerPrice: undefined,
            state: 'live',
            likeCount: 1,
            commentCount: 2,
            likedByViewer: false,
            savedByViewer: false,
            seller: { id: sellerId, username: 'dembe', fullName: 'dembe of Kampala', picture: portrait },
          } satisfies AdvertSummary,
        ]);
      });

      test('have no seller if the author has no profile, and no picture of a seller who has none', async () => {
        const withoutProfile = await insertAccount(ports, 'dembe');
        const { id } = await insertAdvert(ports, withoutProfile, 2);
        await insertAdvert(ports, other, 1);
        const [first, second] = await feed();
        expect(first?.sellerId).toBe(withoutProfile);
        expect(first?.seller).toBeUndefined();
        expect(second?.seller).toEqual({
          id: other,
          username: 'baraka',
          fullName: 'baraka of Kampala',
          picture: undefined,
        });
        const detail = await ports.adverts.detail(undefined, id);
        expect(detail).toMatchObject({ sellerId: withoutProfile, sellerAdvertCount: 0 });
        expect([detail?.seller, detail?.sellerJoinedAt]).toEqual([undefined, undefined]);
        expect(await ports.adverts.remove(id)).toBe(true);
        expect(idsOf(await feed())).toEqual([advertIdOf(1)]);
      });

      test('show viewers only their own likes and saves, on every page with cards', async () => {
        const two = await insertUser(ports, 'chebet');
        for (const number of [1, 2, 3, 4]) await insertAdvert(ports, sellerId, number);
        const ids = [1, 2, 3, 4].map(advertIdOf);
        const [first = '', second = '', third = '', fourth = ''] = ids;
        await like(ports, first, other);
        await like(ports, second, other);
        await like(ports, third, two);
        await save(ports, second, other, at(9));
        await save(ports, fourth, two, at(9));

        const { adverts } = ports;
        const all = { after: undefined, limit: 100 };
        const marksOf = (cards: readonly AdvertSummary[]) =>
          Object.fromEntries(cards.map((card) => [card.id, [card.likedByViewer, card.savedByViewer]]));
        const marksOfOne = {
          [first]: [true, false],
          [second]: [true, true],
          [third]: [false, false],
          [fourth]: [false, false],
        };
        const { [fourth]: unliked, ...liked } = marksOfOne;
        expect(unliked).toEqual([false, false]);
        expect(marksOf(await feed(other))).toEqual(marksOfOne);
        expect(marksOf(await adverts.sellerPage({ ...all, viewerId: other, sellerId }))).toEqual(marksOfOne);
        expect(marksOf(await adverts.cards({ viewerId: other, ids }))).toEqual(marksOfOne);
        expect(marksOf(await adverts.mostLiked({ viewerId: other, since: at(0), limit: 10 }))).toEqual(liked);
        const saved = await adverts.savedPage({ ...all, viewerId: other });
        expect(marksOf(saved.map(({ card }) => card))).toEqual({ [second]: [true, true] });
        expect(await adverts.detail(other, first)).toMatchObject({
          likedByViewer: true,
          savedByViewer: false,
        });
        expect(await adverts.detail(two, fourth)).toMatchObject({
          likedByViewer: false,
          savedByViewer: true,
        });
      });

      test('show visitors no likes and saves', async () => {
        const { id } = await insertAdvert(ports, sellerId, 1);
        await like(ports, id, sellerId);
        await save(ports, id, sellerId, at(9));
        const unmarked = { likeCount: 1, likedByViewer: false, savedByViewer: false };
        const { adverts } = ports;
        expect((await feed())[0]).toMatchObject(unmarked);
        expect((await adverts.cards({ viewerId: undefined, ids: [id] }))[0]).toMatchObject(unmarked);
        expect((await adverts.mostLiked({ viewerId: undefined, since: at(0), limit: 5 }))[0]).toMatchObject(
          unmarked,
        );
        expect(await adverts.detail(undefined, id)).toMatchObject(unmarked);
      });
    });

    describe('the feed', () => {
      test('is newest first, with adverts of the same instant by id', async () => {
        const post = (number: number, seconds: number) =>
          insertAdvert(ports, sellerId, number, { postedAt: at(seconds) });
        await post(5, 10);
        await post(7, 10);
        await post(6, 10);
        await post(1, 20);
        await post(9, 9.999);
        expect(idsOf(await feed())).toEqual([1, 7, 6, 5, 9].map(advertIdOf));
      });

      test('pages through 45 adverts, many of the same instant, without missing or repeating any', async () => {
        const expected = await add45(sellerId);
        const { items, lengths } = await readAll(
          ({ after, limit }) => feed(undefined, after, limit),
          placeOf,
        );
        expect(idsOf(items)).toEqual(expected);
        expect(lengths).toEqual([21, 21, 5]);
      });

      test('continues at the same place when adverts are posted and removed in the meantime', async () => {
        for (const number of [1, 2, 3, 4, 5, 6]) await insertAdvert(ports, sellerId, number);
        const firstPage = await feed(undefined, undefined, 3);
        expect(idsOf(firstPage)).toEqual([6, 5, 4].map(advertIdOf));
        await insertAdvert(ports, sellerId, 7);
        await ports.adverts.remove(advertIdOf(4));
        await ports.adverts.remove(advertIdOf(2));
        const secondPage = await feed(undefined, { at: at(4), id: advertIdOf(4) }, 3);
        expect(idsOf(secondPage)).toEqual([3, 1].map(advertIdOf));
      });
    });

    test('the adverts of one seller are only theirs, newest first, without missing or repeating any of 45', async () => {
      const expected = await add45(sellerId);
      await insertAdvert(ports, other, 100, { postedAt: at(2) });
      const { items, lengths } = await readAll(
        (page) => ports.adverts.sellerPage({ ...page, viewerId: other, sellerId }),
        placeOf,
      );
      expect(idsOf(items)).toEqual(expected);
      expect(lengths).toEqual([21, 21, 5]);
      const all = { viewerId: undefined, after: undefined, limit: 100 };
      expect(idsOf(await ports.adverts.sellerPage({ ...all, sellerId: other }))).toEqual([advertIdOf(100)]);
      expect(await ports.adverts.sellerPage({ ...all, sellerId: idOf('nobody') })).toEqual([]);
    });

    test('the adverts of one seller and kind are counted and listed, newest first, if everybody may see them', async () => {
      const kinds = ['dried', 'powder', 'dried', undefined, 'dried', 'dried'] as const;
      for (const [number, goods] of kinds.entries()) await insertAdvert(ports, sellerId, number, { goods });
      await insertAdvert(ports, other, 100, { goods: 'dried' });
      await moveTo(ports, advertIdOf(5), 'hidden');
      const dried = { viewerId: undefined, sellerId, goods: 'dried', limit: 2 } as const;
      const first = await ports.adverts.sellerPage({ ...dried, after: undefined });
      expect(idsOf(first)).toEqual([4, 2].map(advertIdOf));
      const after = { at: at(2), id: advertIdOf(2) };
      expect(idsOf(await ports.adverts.sellerPage({ ...dried, after }))).toEqual([advertIdOf(0)]);
      expect(await ports.adverts.sellerPage({ ...dried, goods: 'oil', after: undefined })).toEqual([]);
      const counted = async (max: number) =>
        Object.fromEntries(await ports.adverts.goodsOfSeller(sellerId, max));
      expect(await counted(100)).toEqual({ dried: 3, powder: 1 });
      expect(await counted(3)).toEqual({ dried: 2 });
      expect(await ports.adverts.goodsOfSeller(idOf('nobody'), 100)).toEqual(new Map());
    });

    describe('the saved adverts', () => {
      test('are ordered by when they were saved, latest first, and those of the same instant by id', async () => {
        for (const number of [1, 2, 3, 4]) await insertAdvert(ports, sellerId, number);
        await save(ports, advertIdOf(4), other, at(100));
        await save(ports, advertIdOf(1), other, at(300));
        await save(ports, advertIdOf(2), other, at(200));
        await save(ports, advertIdOf(3), other, at(200));
        const page = await ports.adverts.savedPage({ viewerId: other, after: undefined, limit: 20 });
        expect(page.map(({ card, savedAt }) => [card.id, savedAt])).toEqual([
          [advertIdOf(1), at(300)],
          [advertIdOf(3), at(200)],
          [advertIdOf(2), at(200)],
          [advertIdOf(4), at(100)],
        ]);
      });

      test('page through 45, many of the same instant, without missing or repeating any', async () => {
        await add45(sellerId);
        const expected: { id: string; savedAt: Date }[] = [];
        for (let number = 0; number < 45; number += 1) {
          const savedAt = at(1000 - Math.floor(number / 9));
          await save(ports, advertIdOf(number), other, savedAt);
          expected.push({ id: advertIdOf(number), savedAt });
        }
        expected.sort(
          (left, right) => right.savedAt.getTime() - left.savedAt.getTime() || (left.id < right.id ? 1 : -1),
        );
        const { items, lengths } = await readAll(
          (page) => ports.adverts.savedPage({ ...page, viewerId: other }),
          ({ card, savedAt }) => ({ at: savedAt, id: card.id }),
        );
        expect(items.map(({ card, savedAt }) => ({ id: card.id, savedAt }))).toEqual(expected);
        expect(lengths).toEqual([21, 21, 5]);
      });
    });

    describe('the most liked adverts', () => {
      const mostLiked = async (since: Date, limit = 5) =>
        idsOf(await ports.adverts.mostLiked({ viewerId: undefined, since, limit }));

      test('are ordered by likes, then newest first', async () => {
        const users = await insertUsers(ports, 3);
        for (const number of [1, 2, 3, 4]) await insertAdvert(ports, sellerId, number);
        await insertAdvert(ports, sellerId, 5, { postedAt: at(2) });
        for (const [index, likes] of [3, 1, 2, 1, 1].entries()) {
          for (const user of users.slice(0, likes)) await like(ports, advertIdOf(index + 1), user);
        }
        expect(await mostLiked(at(0))).toEqual([1, 3, 4, 5, 2].map(advertIdOf));
        expect(await mostLiked(at(0), 2)).toEqual([1, 3].map(advertIdOf));
      });

      test('leave out those without a like and those posted before that instant, but not one posted at it', async () => {
        for (const seconds of [9.999, 10, 11, 12]) {
          const number = Math.round(seconds * 1000);
          await insertAdvert(ports, sellerId, number, { postedAt: at(seconds) });
          await like(ports, advertIdOf(number), other);
        }
        await ports.likes.set({
          advertId: advertIdOf(12_000),
          accountId: other,
          liked: false,
          at: at(99),
        });
        expect(await mostLiked(at(10))).toEqual([11_000, 10_000].map(advertIdOf));
        expect(await mostLiked(at(100))).toEqual([]);
      });

      test('are first the most liked by people whose email is verified, whenever that happened', async () => {
        const { accounts, likes } = ports;
        const unverified: string[] = [];
        for (const name of ['chebet', 'dembe', 'edwin']) {
          unverified.push(await insertAccount(ports, name));
        }
        for (const number of [1, 2, 3]) await insertAdvert(ports, sellerId, number);
        await like(ports, advertIdOf(1), other);
        for (const id of unverified) await like(ports, advertIdOf(2), id);
        expect(await mostLiked(at(0))).toEqual([1, 2].map(advertIdOf));
        const [shown] = await ports.adverts.cards({ viewerId: undefined, ids: [advertIdOf(2)] });
        expect(shown?.likeCount).toBe(3);

        expect(await accounts.verifyEmail(idOf('chebet'), 'another@example.com')).toBe(false);
        expect(await mostLiked(at(0))).toEqual([1, 2].map(advertIdOf));
        for (const id of unverified.slice(0, 2)) await like(ports, advertIdOf(3), id);
        expect(await mostLiked(at(0))).toEqual([1, 2, 3].map(advertIdOf));
        expect(await mostLiked(at(0), 2)).toEqual([1, 2].map(advertIdOf));
        for (const accountId of unverified)
          await likes.set({ advertId: advertIdOf(3), accountId, liked: false, at: at(9) });
        for (const again of ['once', 'again']) {
          expect(await accounts.verifyEmail(idOf('chebet'), 'chebet@example.com'), again).toBe(true);
        }
        await accounts.changeEmail(idOf('dembe'), 'of-dembe@example.com');
        expect(await mostLiked(at(0))).toEqual([2, 1].map(advertIdOf));

        for (const name of ['chebet', 'dembe', 'edwin']) {
          const accountId = idOf(name);
          await likes.set({ advertId: advertIdOf(2), accountId, liked: false, at: at(9) });
        }
        expect(await mostLiked(at(0))).toEqual([advertIdOf(1)]);
        await like(ports, advertIdOf(3), idOf('chebet'));
        expect(await mostLiked(at(0))).toEqual([3, 1].map(advertIdOf));
      });
    });

    describe('cards by id', () => {
      test('are returned in the order requested, without those that do not exist', async () => {
        for (const number of [1, 2, 3]) await insertAdvert(ports, sellerId, number);
        const ids = [2, 404, 3, 1].map(advertIdOf);
        const cards = await ports.adverts.cards({ viewerId: undefined, ids });
        expect(idsOf(cards)).toEqual([2, 3, 1].map(advertIdOf));
        expect(cards).toEqual(
          (await feed()).toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)),
        );
        expect(await ports.adverts.cards({ viewerId: sellerId, ids: [] })).toEqual([]);
      });
    });

    describe('the detail', () => {
      test('is the card with everything that the page of an advert shows', async () => {
        const sellerId = await insertUser(ports, 'dembe', { createdAt: at(-86_400), whatsappMe: true });
        const pictures = [
          await insertPicture(ports, sellerId, 2, { kilobytes: 28 }),
          await insertPicture(ports, sellerId, 1),
        ];
        const { id, description, approval } = await insertAdvert(ports, sellerId, 1, {
          pictureKeys: pictures.map((picture) => picture.key),
        });
        await insertAdvert(ports, sellerId, 2);
        await like(ports, id, sellerId);
        const [, card] = await feed(sellerId);
        expect(await ports.adverts.detail(sellerId, id)).toEqual({
          ...card,
          description,
          approval,
          pictures,
          updatedAt: at(1),
          sellerJoinedAt: at(-86_400),
          sellerAdvertCount: 2,
          sellerRatingCount: 0,
          sellerAnswers: undefined,
          sellerCallMe: false,
          sellerWhatsappMe: true,
        });
      });

      test('is undefined for an unknown id', async () => {
        expect(await ports.adverts.detail(sellerId, advertIdOf(404))).toBeUndefined();
        expect(await ports.adverts.detail(undefined, '')).toBeUndefined();
        expect(await ports.adverts.byId('')).toBeUndefined();
      });
    });

    test('names the newest adverts and when they last changed', async () => {
      const { pictureKeys } = await insertAdvert(ports, sellerId, 1);
      await insertAdvert(ports, sellerId, 2);
      await insertAdvert(ports, sellerId, 4, { postedAt: at(3) });
      await insertAdvert(ports, sellerId, 3);
      await ports.adverts.update(advertIdOf(2), {
        ...changedFields,
        pictureKeys,
        herbs: [],
        updatedAt: at(500),
      });
      expect(await ports.adverts.newestIds(3)).toEqual([
        { id: advertIdOf(4), updatedAt: at(3) },
        { id: advertIdOf(3), updatedAt: at(3) },
        { id: advertIdOf(2), updatedAt: at(500) },
      ]);
    });
  });
}
