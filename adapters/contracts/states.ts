import { describe, expect, test } from 'vitest';
import { everyAdvert, orderKey } from '../../core/adverts/filter.ts';
import {
  advertIdOf,
  at,
  atOnce,
  countOf,
  feedOf,
  foundBy,
  idOf,
  insertAdvert,
  like,
  moveTo,
  notLive,
} from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

/** That only live adverts are in public lists is tested in `leaving.ts`, which has all lists. */
export function describeStates(name: string, fixture: StoresFixture): void {
  describe(`${name}: states of adverts`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [sellerId, other] = [idOf('amina'), idOf('baraka')];
    const id = advertIdOf(1);
    const neem = { title: 'neem', description: 'for tea', herbs: ['neem'] };

    const counted = async () => (await ports.profiles.byAccountId(sellerId))?.advertCount;
    const listed = async () => {
      const choice = { ...everyAdvert, district: 'Kampala' };
      const list = { viewerId: undefined, herb: 'neem', choice, after: undefined, limit: 9, max: 9 };
      return [
        (await feedOf(ports)).length,
        (await ports.adverts.list(list)).count,
        (await foundBy(ports.searchIndex, 'neem')).count,
        (await foundBy(ports.searchIndex, 'tea')).count,
      ];
    };

    test.each(notLive)(
      'one that is %s leaves the lists and the count, and comes back as it was',
      async (state) => {
        await insertAdvert(ports, sellerId, 1, neem);
        await insertAdvert(ports, sellerId, 2);
        await like(ports, id, other);
        expect(await moveTo(ports, id, state)).toBe(true);
        expect(await listed()).toEqual([1, 0, 0, 0]);
        expect(await counted()).toBe(1);
        expect(await ports.adverts.byId(id)).toMatchObject({ state, title: 'neem' });
        expect(await ports.adverts.detail(other, id)).toMatchObject({ state, likedByViewer: true });
        const own = await ports.adverts.ownPage({ sellerId, after: undefined, limit: 9 });
        expect(own.map((card) => card.state)).toEqual(['live', state]);
        const ofState = await ports.adverts.ownPage({ sellerId, state, after: undefined, limit: 9 });
        expect(ofState.map((card) => card.id)).toEqual([id]);
        // A hidden advert is not listed for those who liked it either.
        const titles = state === 'hidden' ? [] : [[id, 'neem'] as const];
        expect(await ports.adverts.titles([id, 'nothing'])).toEqual(new Map(titles));
        expect([...(await ports.adverts.titlesOfAny([id, 'nothing'])).keys()]).toEqual([id]);

        expect(await moveTo(ports, id, 'live', neem)).toBe(true);
        expect(await listed()).toEqual([2, 1, 1, 1]);
        expect(await counted()).toBe(2);
        const liked = { ...everyAdvert, order: 'liked' as const };
        expect(await foundBy(ports.searchIndex, 'neem', { choice: liked })).toMatchObject({
          places: [
            {
              id,
              key: orderKey(liked, { price: 1, district: 'Kampala', likes: 1, verifiedLikes: 1 }),
              at: at(1),
            },
          ],
        });
      },
    );

    test.each(notLive)(
      'one that is %s can be changed and deleted, and stays out of the lists',
      async (state) => {
        await insertAdvert(ports, sellerId, 1, neem);
        await moveTo(ports, id, state);
        const changed = { ...(await insertAdvert(ports, other, 3)), ...neem, price: 7, updatedAt: at(9) };
        expect(await ports.adverts.update(id, changed)).toBe(true);
        await ports.adverts.setHerbs(id, neem);
        expect(await ports.adverts.byId(id)).toMatchObject({ state, price: 7 });
        expect(await listed()).toEqual([1, 0, 0, 0]);
        expect(await ports.adverts.remove(id)).toBe(true);
        expect(await counted()).toBe(0);
      },
    );

    test('moves it only from the named states, and only if it is as it was read', async () => {
      await insertAdvert(ports, sellerId, 1, neem);
      const sell = { from: ['live'], to: 'sold', about: neem } as const;
      expect(await ports.adverts.move('nothing', sell)).toBe(false);
      expect(await ports.adverts.move(id, { ...sell, about: { ...neem, title: 'neem bark' } })).toBe(false);
      expect(await ports.adverts.move(id, { ...sell, from: ['ended'] })).toBe(false);
      const answers = await atOnce(3, () => ports.adverts.move(id, sell));
      expect(countOf(answers, true)).toBe(1);
      expect(await counted()).toBe(0);
      await ports.accounts.leave(sellerId, at(9));
      expect(await ports.adverts.move(id, { ...sell, from: ['sold'], to: 'live' })).toBe(false);
    });

    test('finds live ones that end soon, soonest first, and notes that this was announced', async () => {
      for (const [number, seconds] of [
        [1, 30],
        [2, 10],
        [3, 20],
        [4, 99],
        [5, 10],
      ] as const) {
        await insertAdvert(ports, number === 5 ? other : sellerId, number, { endsAt: at(seconds) });
      }
      await ports.accounts.leave(other, at(9));
      await moveTo(ports, advertIdOf(3), 'sold');
      const ending = async (announced: boolean, until = at(30), limit = 9) =>
        (await ports.adverts.ending({ until, announced, limit })).map((advert) => advert.id);
      const [first, last] = [advertIdOf(2), id];
      expect(await ending(false)).toEqual([first, last]);
      expect(await ending(false, at(30), 1)).toEqual([first]);
      expect(await ending(false, at(29.999))).toEqual([first]);
      const ofSeller = { until: at(30), announced: false, limit: 9 };
      expect(await ports.adverts.ending({ ...ofSeller, sellerId })).toMatchObject([
        { id: last },
        { id: first },
      ]);
      expect(await ports.adverts.ending({ ...ofSeller, sellerId: 'nobody' })).toEqual([]);
      expect(await ports.adverts.ending({ until: at(10), announced: false, limit: 9 })).toEqual([
        {
          id: first,
          sellerId,
          title: 'herb number 2',
          description: 'what herb number 2 is good for',
          endsAt: at(10),
        },
      ]);
      const announce = (advertId: string, read: Date) =>
        ports.adverts.announceEnd({ id: advertId, endsAt: read }, at(15));
      expect(await announce('nothing', at(10))).toBe(false);
      expect(await announce(advertIdOf(3), at(20))).toBe(false);
      expect(await announce(first, at(11))).toBe(false);
      expect(countOf(await atOnce(3, () => announce(first, at(10))), true)).toBe(1);
      expect(await ending(false)).toEqual([last]);
      expect(await ending(true, at(14))).toEqual([]);
      expect(await ending(true, at(15))).toEqual([first]);
    });

    test('moves it only if it has ended by then, and gives it another end that is yet to be announced', async () => {
      await insertAdvert(ports, sellerId, 1, { ...neem, endsAt: at(30) });
      await ports.adverts.announceEnd({ id, endsAt: at(30) }, at(30));
      const end = { from: ['live'], to: 'ended', about: neem } as const;
      expect(await ports.adverts.move(id, { ...end, endedBy: at(29) })).toBe(false);
      expect(await ports.adverts.move(id, { ...end, endedBy: at(30) })).toBe(true);
      expect(await ports.adverts.byId(id)).toMatchObject({ state: 'ended', endsAt: at(30) });
      const renew = { from: ['live', 'ended'], to: 'live', about: neem, endsAt: at(99) } as const;
      expect(await ports.adverts.move(id, renew)).toBe(true);
      expect(await ports.adverts.ending({ until: at(99), announced: false, limit: 9 })).toMatchObject([
        { id, endsAt: at(99) },
      ]);
      expect(await ports.adverts.move(id, { ...renew, endsAt: at(100) })).toBe(true);
      expect(await counted()).toBe(1);
      expect(await listed()).toEqual([1, 1, 1, 1]);
    });
  });
}
