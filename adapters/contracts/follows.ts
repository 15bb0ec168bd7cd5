import { describe, expect, test } from 'vitest';
import { at, atOnce, idOf, insertUser, insertUsers } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeFollows(name: string, fixture: StoresFixture): void {
  describe(`${name}: follows`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka', 'chebet');
    const [amina, baraka, chebet] = [idOf('amina'), idOf('baraka'), idOf('chebet')];

    const follow = (followerId: string, sellerId: string, seconds = 0, atMost = 200) =>
      ports.follows.add({ followerId, sellerId, at: at(seconds) }, atMost);

    const block = (blockerId: string, blockedId: string, blocked = true) =>
      ports.transaction(async ({ blocks, follows }) => {
        await blocks.set({ blockerId, blockedId, blocked, at: at(1) });
        if (blocked) await follows.removeBetween(blockerId, blockedId);
      });

    const ban = async (accountId: string) => {
      const standing = await ports.members.standing(accountId);
      await ports.members.decide(accountId, { ...standing, bannedAt: at(9) });
    };

    const pageOf = (followerId: string, more = {}) =>
      ports.follows.page({ followerId, after: undefined, limit: 9, ...more });

    test('are one way, and stay as they were when they are added again', async () => {
      expect(await follow(amina, baraka, 1)).toBe('added');
      expect(await follow(amina, baraka, 2)).toBe('there');
      expect([await ports.follows.has(amina, baraka), await ports.follows.has(baraka, amina)]).toEqual([
        true,
        false,
      ]);
      expect(await pageOf(amina)).toMatchObject([{ sellerId: baraka, at: at(1) }]);
      expect([await ports.follows.isFollowed(baraka), await ports.follows.isFollowed(amina)]).toEqual([
        true,
        false,
      ]);
    });

    test('can be removed, also when there are none', async () => {
      await ports.follows.remove(amina, baraka);
      await follow(amina, baraka);
      await follow(amina, chebet);
      await ports.follows.remove(amina, baraka);
      expect(await pageOf(amina)).toMatchObject([{ sellerId: chebet }]);
    });

    test('are listed latest first with the seller, page by page', async () => {
      const david = await insertUser(ports, 'david');
      await follow(amina, baraka, 1);
      await follow(amina, david, 2);
      await follow(amina, chebet, 2);
      await follow(baraka, amina, 3);
      const [first, second] = [david, chebet].toSorted().toReversed();
      const all = await pageOf(amina);
      expect(all.map(({ sellerId }) => sellerId)).toEqual([first, second, baraka]);
      expect(all.find(({ sellerId }) => sellerId === david)).toEqual({
        sellerId: david,
        at: at(2),
        seller: { id: david, username: 'david', fullName: 'david of Kampala', picture: undefined },
      });
      expect(await pageOf(amina, { limit: 1 })).toEqual(all.slice(0, 1));
      const after = { at: at(2), id: first ?? '' };
      expect(await pageOf(amina, { after })).toEqual(all.slice(1));
    });

    test('are listed by seller for their owner, a page at a time', async () => {
      await follow(amina, baraka, 1);
      await follow(amina, chebet, 2);
      const all = [
        { sellerId: baraka, at: at(1) },
        { sellerId: chebet, at: at(2) },
      ].toSorted((one, other) => (one.sellerId < other.sellerId ? -1 : 1));
      const own = (after?: string, limit = 9) => ports.follows.ofFollower({ accountId: amina, after, limit });
      expect(await own()).toEqual(all);
      expect(await own(undefined, 1)).toEqual(all.slice(0, 1));
      expect(await own(all[0]?.sellerId)).toEqual(all.slice(1));
    });

    test('are not added between two of whom one has blocked the other, and end with a block', async () => {
      await follow(amina, baraka);
      await follow(baraka, amina);
      await follow(chebet, amina);
      await block(amina, baraka);
      expect([await pageOf(amina), await pageOf(baraka)]).toEqual([[], []]);
      expect(await ports.follows.has(chebet, amina)).toBe(true);
      expect([await follow(amina, baraka), await follow(baraka, amina)]).toEqual(['blocked', 'blocked']);
      await block(amina, baraka, false);
      expect(await follow(baraka, amina)).toBe('added');
    });

    test('do not outlive a block that is made at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([block(amina, baraka), follow(baraka, amina), follow(amina, baraka)]);
        expect(await ports.follows.has(baraka, amina)).toBe(false);
        expect(await ports.follows.has(amina, baraka)).toBe(false);
        await block(amina, baraka, false);
      }
    });

    test('are refused beyond the limit, also when several are added at once', async () => {
      const sellers = await insertUsers(ports, 6);
      const answers = await Promise.all(sellers.map((seller) => follow(amina, seller, 0, 3)));
      expect(answers.toSorted()).toEqual(['added', 'added', 'added', 'full', 'full', 'full']);
      expect(await pageOf(amina)).toHaveLength(3);
      const [known = ''] = (await pageOf(amina)).map(({ sellerId }) => sellerId);
      expect(await follow(amina, known, 0, 3)).toBe('there');
    });

    test('are one of 20 that are added at once', async () => {
      await atOnce(20, () => follow(amina, baraka));
      expect(await pageOf(amina)).toHaveLength(1);
    });

    test('need both accounts', async () => {
      expect([await follow(amina, 'nobody'), await follow('nobody', amina)]).toEqual(['gone', 'gone']);
    });

    test('are removed with either account, a batch at a time or at the end', async () => {
      await follow(amina, baraka);
      await follow(baraka, amina);
      await follow(chebet, amina);
      await follow(chebet, baraka);
      const some = (limit: number) => ports.follows.removeSome({ accountId: amina, limit });
      expect([await some(2), await some(2), await some(2)]).toEqual([2, 1, 0]);
      expect(await pageOf(chebet)).toMatchObject([{ sellerId: baraka }]);
      await ports.accounts.remove(baraka);
      expect(await pageOf(chebet)).toEqual([]);
    });

    test('show no seller who is banned, and do not count such followers', async () => {
      await follow(amina, baraka);
      await follow(chebet, baraka);
      await follow(amina, chebet);
      expect([await ports.follows.count(baraka), await ports.follows.count(amina)]).toEqual([2, 0]);
      await ban(chebet);
      expect(await ports.follows.count(baraka)).toBe(1);
      const seen = await pageOf(amina);
      expect(seen.find(({ sellerId }) => sellerId === chebet)).toMatchObject({ seller: undefined });
      expect(seen.find(({ sellerId }) => sellerId === baraka)).toMatchObject({
        seller: { username: 'baraka' },
      });
    });

    test('name those who followed by then, part by part', async () => {
      const [late = '', ...users] = await insertUsers(ports, 5);
      for (const user of users) await follow(user, amina, 1);
      await follow(late, amina, 2);
      await follow(chebet, baraka, 1);
      const inOrder = users.toSorted();
      const told = (after: string | undefined, limit: number) =>
        ports.follows.accountsToTell({ sellerId: amina, followedBy: at(1), after, limit });
      expect(await told(undefined, 9)).toEqual(inOrder);
      expect(await told(undefined, 3)).toEqual(inOrder.slice(0, 3));
      expect(await told(inOrder[2], 3)).toEqual(inOrder.slice(3));
    });
  });
}
