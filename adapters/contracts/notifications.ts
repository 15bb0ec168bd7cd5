import { describe, expect, test } from 'vitest';
import {
  type Cause,
  type Notification,
  type NotificationKind,
  notificationId,
} from '../../core/entities/notification.ts';
import type { Text } from '../../core/entities/text.ts';
import {
  advertIdOf,
  at,
  idOf,
  insertAdvert,
  insertUsers,
  moveTo,
  oddTexts,
  readAll,
  someComment,
} from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

const kinds: readonly NotificationKind[] = ['comment', 'match', 'price-drop'];

export function describeNotifications(name: string, fixture: StoresFixture): void {
  describe(`${name}: notifications`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];

    const drop = (number: number, seconds: number, accountId = amina): Notification => {
      const cause: Cause = { kind: 'price-drop', advertId: advertIdOf(number), before: 900, after: 800 };
      return { accountId, id: notificationId(cause), at: at(seconds), cause };
    };

    const match = (number: number, seconds: number, search: Text | string = 'neem'): Notification => {
      const cause: Cause = { kind: 'match', advertId: advertIdOf(number), search };
      return { accountId: amina, id: notificationId(cause), at: at(seconds), cause };
    };

    /** Baraka's comment on an advert of Amina's. */
    async function comment(number: number, seconds: number): Promise<Notification> {
      const said = someComment(`c${number}x`, { advertId: advertIdOf(number), authorId: baraka });
      await ports.comments.add(said);
      const cause: Cause = { kind: 'comment', advertId: said.advertId, commentId: said.id };
      return { accountId: amina, id: notificationId(cause), at: at(seconds), cause };
    }

    const insertAdverts = async (...numbers: readonly number[]) => {
      for (const number of numbers) await insertAdvert(ports, amina, number);
    };

    const pageOf = (accountId = amina) =>
      ports.notifications.page({ accountId, after: undefined, limit: 99 });
    const idsOf = async (accountId = amina) => (await pageOf(accountId)).map(({ id }) => id);
    const unread = (accountId = amina, atMost = 99) => ports.notifications.countUnread(accountId, atMost);
    const take = (limit = 99, wanted = kinds) =>
      ports.notifications.takeToMail({ accountId: amina, kinds: wanted, limit });

    test('are replaced by a newer one with the same id, which may be about another advert', async () => {
      await insertAdverts(1, 2);
      const about = (number: number, seconds: number): Notification => {
        const cause: Cause = {
          kind: 'followed',
          advertId: advertIdOf(number),
          sellerId: baraka,
          day: '2025-01-15',
          adverts: number,
        };
        return { accountId: amina, id: notificationId(cause), at: at(seconds), cause };
      };
      for (const told of [about(1, 1), about(2, 2), about(1, 2)]) await ports.notifications.add([told]);
      expect(await pageOf()).toMatchObject([{ cause: about(2, 2).cause, advertTitle: 'herb number 2' }]);
    });

    test('are found by their id for those who have them', async () => {
      await insertAdverts(1, 2);
      const [one, other] = [drop(1, 1), drop(1, 2, baraka)];
      await ports.notifications.add([one, other, drop(2, 3)]);
      const found = await ports.notifications.withId(one.id, [amina, baraka, 'nobody', `'; --`]);
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining([one, other]));
      expect(await ports.notifications.withId(one.id, [baraka])).toEqual([other]);
      expect(await ports.notifications.withId(one.id, [])).toEqual([]);
    });

    test('are shown with what they are about', async () => {
      await insertAdverts(1);
      const [said, fell, found] = [await comment(1, 3), drop(1, 2.5), match(1, 1)];
      await ports.notifications.add([fell, said, found]);
      const named = { advertTitle: 'herb number 1', advertSeller: 'amina of Kampala' };
      expect(await pageOf()).toEqual([
        {
          id: said.id,
          at: at(3),
          cause: said.cause,
          read: false,
          ...named,
          author: { id: baraka, username: 'baraka', fullName: 'baraka of Kampala', picture: undefined },
        },
        { id: fell.id, at: at(2.5), cause: fell.cause, read: false, ...named, author: undefined },
        { id: found.id, at: at(1), cause: found.cause, read: false, ...named, author: undefined },
      ]);
      expect(await pageOf(baraka)).toEqual([]);
      expect(await ports.notifications.ofAccount({ accountId: amina, after: undefined, limit: 9 })).toEqual([
        said,
        found,
        fell,
      ]);
      expect(await ports.notifications.ofAccount({ accountId: amina, after: said.id, limit: 1 })).toEqual([
        found,
      ]);
    });

    test.each(oddTexts)('keep what they say: $kind', async ({ text }) => {
      await insertAdverts(1);
      await ports.notifications.add([match(1, 1, text)]);
      expect((await pageOf()).map(({ cause }) => cause)).toEqual([match(1, 1, text).cause]);
    });

    test('keep texts with their values', async () => {
      await insertAdverts(1);
      const found = match(1, 1, {
        text: 'search.found',
        values: { herb: 'neem', count: 2, in: { text: 'a.b' } },
      });
      await ports.notifications.add([found]);
      expect(await pageOf()).toMatchObject([{ cause: found.cause }]);
    });

    test('are added once for one cause, and adding none is not an error', async () => {
      await insertAdverts(1);
      await ports.notifications.add([]);
      await ports.notifications.add([drop(1, 1)]);
      await ports.notifications.markRead(amina, at(9));
      await ports.notifications.add([drop(1, 1), match(1, 2)]);
      expect(await pageOf()).toMatchObject([{ read: false }, { id: drop(1, 1).id, read: true }]);
      expect(await unread()).toBe(1);
    });

    test('are replaced by a newer one with the same id, which is unread and to be mailed again', async () => {
      await insertAdverts(1);
      await ports.notifications.add([drop(1, 1)]);
      await ports.notifications.markRead(amina, at(9));
      const later = { ...drop(1, 5), cause: { ...drop(1, 5).cause, before: 800, after: 700 } as Cause };
      await ports.notifications.add([later]);
      await ports.notifications.add([drop(1, 4)]);
      expect(await pageOf()).toMatchObject([{ at: at(5), cause: later.cause, read: false }]);
      expect(await take()).toMatchObject({ total: 1 });
    });

    test('stay as they were if requested, even if two with one id come at once', async () => {
      await insertAdverts(1, 2);
      await ports.notifications.add([match(1, 1)]);
      await ports.notifications.markRead(amina, at(5));
      await ports.notifications.add([match(1, 9, 'other'), match(2, 9), match(2, 9, 'other')], 'kept');
      expect(await pageOf()).toMatchObject([
        { at: at(9), read: false },
        { at: at(1), read: true, cause: { search: 'neem' } },
      ]);
    });

    test('are paged, newest first, those of the same instant by id', async () => {
      const numbers = Array.from({ length: 45 }, (_, index) => index);
      await insertAdverts(...numbers);
      await ports.notifications.add(numbers.map((number) => drop(number, Math.floor(number / 9))));
      await ports.notifications.add([drop(7, 50, baraka)]);
      const all = await pageOf();
      expect(all).toHaveLength(45);
      expect(all.map(({ at }) => at)).toEqual(
        all.map(({ at }) => at).toSorted((left, right) => right.getTime() - left.getTime()),
      );
      const { items, lengths } = await readAll(
        (page) => ports.notifications.page({ accountId: amina, ...page }),
        (item) => item,
      );
      expect(lengths).toEqual([21, 21, 5]);
      expect(items).toEqual(all);
    });

    test('are read one by one, and then not mailed', async () => {
      await insertAdverts(1, 2);
      await ports.notifications.add([drop(1, 1), drop(1, 1, baraka), match(2, 2)]);
      const { id, cause } = drop(1, 1);
      for (const _ of ['once', 'again']) expect(await ports.notifications.read(amina, id)).toEqual(cause);
      expect(await pageOf()).toMatchObject([{ read: false }, { id, read: true }]);
      expect([await unread(), await unread(baraka)]).toEqual([1, 1]);
      expect(await take()).toMatchObject({ total: 1 });
      expect(await ports.notifications.read(baraka, match(2, 2).id)).toBeUndefined();
      expect(await ports.notifications.read(amina, 'constructor')).toBeUndefined();
    });

    test('count as unread, up to the requested number, until they are read', async () => {
      await insertAdverts(1, 2, 3);
      await ports.notifications.add([drop(1, 1), drop(2, 2), drop(3, 3), drop(3, 3, baraka)]);
      expect(await unread()).toBe(3);
      expect(await unread(amina, 2)).toBe(2);
      expect(await ports.notifications.markRead(amina, at(2))).toBe(true);
      expect(await ports.notifications.markRead(amina, at(2))).toBe(false);
      expect(await pageOf()).toMatchObject([{ read: false }, { read: true }, { read: true }]);
      expect([await unread(), await unread(baraka)]).toEqual([1, 1]);
    });

    test('are taken once to be mailed, if they are of the requested kinds and unread', async () => {
      await insertAdverts(1, 2, 3);
      await ports.notifications.add([drop(1, 0)]);
      await ports.notifications.markRead(amina, at(0));
      const said = await comment(1, 5);
      await ports.notifications.add([said, drop(2, 3), match(3, 4), drop(3, 3, baraka)]);
      expect(await take(1, ['match', 'price-drop'])).toMatchObject({
        total: 2,
        newest: [{ id: match(3, 4).id, advertTitle: 'herb number 3', read: false }],
      });
      expect(await take(9, ['match', 'price-drop'])).toEqual({ total: 0, newest: [] });
      expect(await take()).toMatchObject({ total: 1, newest: [{ id: said.id, author: { id: baraka } }] });
      expect(await unread()).toBe(3);
    });

    test('are still to be mailed if the transaction that took them failed', async () => {
      await insertAdverts(1);
      await ports.notifications.add([drop(1, 1)]);
      await undone(ports, ({ notifications }) =>
        notifications.takeToMail({ accountId: amina, kinds, limit: 1 }),
      );
      expect(await take()).toMatchObject({ total: 1 });
    });

    test('say who is to be mailed, part by part', async () => {
      await insertAdverts(1, 2);
      const others = await insertUsers(ports, 4);
      await ports.notifications.add(others.flatMap((id) => [drop(1, 1, id), drop(2, 1, id)]));
      await ports.notifications.add([match(1, 1)]);
      const ask = (after: string | undefined, limit: number, wanted: readonly NotificationKind[]) =>
        ports.notifications.accountsToMail({ kinds: wanted, after, limit });
      expect(await ask(undefined, 9, ['price-drop'])).toEqual(others);
      expect(await ask(undefined, 2, ['match', 'price-drop'])).toEqual([amina, others[0]]);
      expect(await ask(others[0], 2, ['match', 'price-drop'])).toEqual([others[1], others[2]]);
      await take();
      expect(await ask(undefined, 9, ['match'])).toEqual([]);
    });

    test('are neither shown nor counted while the advert is hidden, unless it is one’s own', async () => {
      await insertAdverts(1, 2);
      const ending: Notification = {
        accountId: amina,
        id: 'ending',
        at: at(3),
        cause: { kind: 'ending', advertId: advertIdOf(1), endsAt: 9 },
      };
      await ports.notifications.add([match(1, 1), drop(1, 2), match(2, 2), ending]);
      await moveTo(ports, advertIdOf(1), 'hidden');
      expect(await idsOf()).toEqual(['ending', match(2, 2).id]);
      expect(await unread()).toBe(2);
      await moveTo(ports, advertIdOf(1), 'sold');
      expect([(await idsOf()).length, await unread()]).toEqual([4, 4]);
      await moveTo(ports, advertIdOf(1), 'hidden');
      expect(await take(9)).toMatchObject({ total: 1, newest: [{ id: match(2, 2).id }] });
    });

    test('are found by their id, only by their own account and only while they are shown', async () => {
      await insertAdverts(1);
      const said = await comment(1, 1);
      await ports.notifications.add([said, drop(1, 2), drop(1, 2, baraka)]);
      const shown = (id: string, accountId = amina) => ports.notifications.shown(accountId, id);
      const [newest, oldest] = await pageOf();
      expect(await shown(said.id)).toEqual(oldest);
      expect(await shown(drop(1, 2).id)).toEqual(newest);
      expect(await shown(said.id, baraka)).toBeUndefined();
      expect(await shown('other')).toBeUndefined();
      await ports.members.decide(baraka, { ...(await ports.members.standing(baraka)), bannedAt: at(3) });
      expect(await shown(said.id)).toBeUndefined();
      expect(await shown(drop(1, 2).id)).toEqual(newest);
    });

    test('are removed when they are old, a part at a time', async () => {
      await insertAdverts(1, 2, 3);
      await ports.notifications.add([drop(1, 1), drop(2, 2), drop(3, 3)]);
      expect(await ports.notifications.removeBefore(at(3), 1)).toBe(1);
      expect(await ports.notifications.removeBefore(at(3), 9)).toBe(1);
      expect(await ports.notifications.removeBefore(at(3), 9)).toBe(0);
      expect(await idsOf()).toEqual([drop(3, 3).id]);
    });

    test('are removed with the advert and the comment that they are about', async () => {
      await insertAdverts(1, 2);
      const said = await comment(2, 1);
      await ports.notifications.add([drop(1, 1), said]);
      await ports.adverts.remove(advertIdOf(1));
      expect(await idsOf()).toEqual([said.id]);
      await ports.comments.remove(idOf('c2x'));
      expect(await idsOf()).toEqual([]);
    });

    test('about a review of one’s own comment name its author, and are removed with it', async () => {
      await insertAdverts(1);
      await comment(1, 1);
      const commentId = idOf('c1x');
      const cause: Cause = { kind: 'reviewed', advertId: advertIdOf(1), commentId, outcome: 'held' };
      await ports.notifications.add([{ accountId: baraka, id: notificationId(cause), at: at(2), cause }]);
      expect(await pageOf(baraka)).toMatchObject([{ cause, author: { id: baraka } }]);
      await ports.comments.remove(commentId);
      expect(await idsOf(baraka)).toEqual([]);
    });

    test('are removed with the account, and are not shown while what they are about is being deleted', async () => {
      await insertAdverts(1);
      await insertAdvert(ports, baraka, 2);
      await ports.notifications.add([await comment(1, 1), drop(2, 1), drop(1, 1), drop(1, 1, baraka)]);
      await ports.accounts.leave(baraka, at(9));
      expect(await idsOf()).toEqual([drop(1, 1).id]);
      await ports.adverts.remove(advertIdOf(2));
      await ports.comments.remove(idOf('c1x'));
      await ports.pictures.releaseAll(baraka);
      expect(await ports.accounts.remove(baraka)).toBe(true);
      expect(await idsOf(baraka)).toEqual([]);
      expect(await idsOf()).toEqual([drop(1, 1).id]);
    });
  });
}
