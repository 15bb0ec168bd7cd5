import { describe, expect, test } from 'vitest';
import { advertIdOf, at, atOnce, idOf, insertAccount, insertAdvert, insertUsers, like } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeLikes(name: string, fixture: StoresFixture): void {
  describe(`${name}: likes`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka', 'chebet');
    const sellerId = idOf('amina');
    const one = idOf('baraka');
    const two = idOf('chebet');

    async function addAdvertOfAmina(number = 1): Promise<string> {
      return (await insertAdvert(ports, sellerId, number)).id;
    }

    async function unlike(advertId: string, accountId: string): Promise<number | undefined> {
      return ports.likes.set({ advertId, accountId, liked: false, at: at(1) });
    }

    async function counters(advertId: string) {
      const detail = await ports.adverts.detail(undefined, advertId);
      const profile = detail === undefined ? undefined : await ports.profiles.byAccountId(detail.sellerId);
      return { likeCount: detail?.likeCount, likesReceived: profile?.likesReceived };
    }

    test('returns the like count after each like and counts it for the seller', async () => {
      const advertId = await addAdvertOfAmina();
      expect(await like(ports, advertId, one)).toBe(1);
      expect(await like(ports, advertId, two)).toBe(2);
      expect(await counters(advertId)).toEqual({ likeCount: 2, likesReceived: 2 });
    });

    test('removes a like again', async () => {
      const advertId = await addAdvertOfAmina();
      await like(ports, advertId, one);
      await like(ports, advertId, two);
      expect(await unlike(advertId, one)).toBe(1);
      expect(await counters(advertId)).toEqual({ likeCount: 1, likesReceived: 1 });
      expect((await ports.adverts.detail(one, advertId))?.likedByViewer).toBe(false);
      expect((await ports.adverts.detail(two, advertId))?.likedByViewer).toBe(true);
    });

    test('changes nothing if it is already as requested', async () => {
      const advertId = await addAdvertOfAmina();
      expect(await unlike(advertId, one)).toBe(0);
      expect(await counters(advertId)).toEqual({ likeCount: 0, likesReceived: 0 });
      await like(ports, advertId, one);
      expect(await like(ports, advertId, one)).toBe(1);
      expect(await counters(advertId)).toEqual({ likeCount: 1, likesReceived: 1 });
      await unlike(advertId, one);
      expect(await unlike(advertId, one)).toBe(0);
      expect(await counters(advertId)).toEqual({ likeCount: 0, likesReceived: 0 });
    });

    test('returns undefined if there is no such advert', async () => {
      expect(await like(ports, advertIdOf(404), one)).toBeUndefined();
      expect(await unlike(advertIdOf(404), one)).toBeUndefined();
    });

    test('lets a transaction continue after an advert that does not exist', async () => {
      const advertId = await addAdvertOfAmina();
      const counts = await ports.transaction(async (inside) => [
        await like(inside, advertIdOf(404), one),
        await like(inside, advertId, one),
      ]);
      expect(counts).toEqual([undefined, 1]);
      expect(await counters(advertId)).toEqual({ likeCount: 1, likesReceived: 1 });
    });

    test('counts for the advert if its seller has no profile', async () => {
      const sellerId = await insertAccount(ports, 'dembe');
      const { id } = await insertAdvert(ports, sellerId, 1);
      expect(await like(ports, id, one)).toBe(1);
      expect(await unlike(id, one)).toBe(0);
    });

    test('keeps the counters of adverts and sellers separate', async () => {
      const advertOfAmina = await addAdvertOfAmina(1);
      const { id: advertOfBaraka } = await insertAdvert(ports, one, 2);
      await like(ports, advertOfAmina, one);
      expect(await counters(advertOfAmina)).toEqual({ likeCount: 1, likesReceived: 1 });
      expect(await counters(advertOfBaraka)).toEqual({ likeCount: 0, likesReceived: 0 });
    });

    test('counts 50 likes of different users at once exactly', async () => {
      const advertId = await addAdvertOfAmina();
      const users = await insertUsers(ports, 50);
      const counts = await Promise.all(users.map((user) => like(ports, advertId, user)));
      expect(counts.toSorted((left, right) => Number(left) - Number(right))).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
      expect(await counters(advertId)).toEqual({ likeCount: 50, likesReceived: 50 });
    });

    test('counts 50 likes of the same user at once as one', async () => {
      const advertId = await addAdvertOfAmina();
      const counts = await atOnce(50, () => like(ports, advertId, one));
      expect(counts).toEqual(Array.from({ length: 50 }, () => 1));
      expect(await counters(advertId)).toEqual({ likeCount: 1, likesReceived: 1 });
    });

    test('counts simultaneous likes and removals exactly', async () => {
      const advertId = await addAdvertOfAmina();
      const users = await insertUsers(ports, 40);
      const [before, after] = [users.slice(0, 20), users.slice(20)];
      for (const user of before) await like(ports, advertId, user);
      await Promise.all([
        ...before.map((user) => unlike(advertId, user)),
        ...after.map((user) => like(ports, advertId, user)),
        ...before.map((user) => unlike(advertId, user)),
      ]);
      expect(await counters(advertId)).toEqual({ likeCount: 20, likesReceived: 20 });
    });

    test('ends with correct counters after one user likes and takes it back 50 times at once', async () => {
      const advertId = await addAdvertOfAmina();
      await atOnce(50, (index) => (index % 2 === 0 ? like(ports, advertId, one) : unlike(advertId, one)));
      const liked = (await ports.adverts.detail(one, advertId))?.likedByViewer === true ? 1 : 0;
      expect(await counters(advertId)).toEqual({ likeCount: liked, likesReceived: liked });
    });

    test('counts likes of several adverts of one seller at once exactly', async () => {
      const adverts = [
        await insertAdvert(ports, sellerId, 1),
        await insertAdvert(ports, sellerId, 2),
        await insertAdvert(ports, sellerId, 3),
      ];
      const users = await insertUsers(ports, 10);
      await Promise.all(users.flatMap((user) => adverts.map((advert) => like(ports, advert.id, user))));
      for (const { id } of adverts) {
        expect(await counters(id)).toEqual({ likeCount: 10, likesReceived: 30 });
      }
    });
  });
}
