import { describe, expect, test } from 'vitest';
import { everyAdvert } from '../../core/adverts/filter.ts';
import { advertOrders } from '../../core/entities/advert-filter.ts';
import { queryOf } from '../../core/indexing/query.ts';
import type { Adverts } from '../../core/ports/adverts.ts';
import { someMessage } from './conversations.ts';
import {
  advertIdOf,
  at,
  feedOf,
  foundBy,
  hashOf,
  idOf,
  insertAdvert,
  insertPicture,
  insertUser,
  like,
  moveTo,
  notLive,
  save,
  someAccount,
  someComment,
  someProfile,
  someSession,
} from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

/**
 * Every method that lists adverts, except the one for removing them. A new method without a row below fails to compile.
 */
type AdvertList = Exclude<
  {
    [Name in keyof Adverts]: Awaited<ReturnType<Adverts[Name]>> extends readonly object[] ? Name : never;
  }[keyof Adverts],
  'ofSeller' | 'ending' | 'pricesAbout'
>;

export function describeLeaving(name: string, fixture: StoresFixture): void {
  describe(`${name}: accounts that are being deleted or banned`, () => {
    const ports = emptyStores(fixture);
    const all = { viewerId: undefined, after: undefined, limit: 9 };

    /** Adds Amina, with something of every kind, and Baraka, who has dealings with her. */
    async function amina() {
      const [deleted, baraka] = [await insertUser(ports, 'amina'), await insertUser(ports, 'baraka')];
      await insertAdvert(ports, deleted, 1, { title: 'neem of amina' });
      await insertAdvert(ports, baraka, 2, { title: 'neem of baraka' });
      const [own, others] = [advertIdOf(1), advertIdOf(2)];
      for (const accountId of [deleted, baraka]) {
        await like(ports, own, accountId);
        await like(ports, others, accountId);
        await save(ports, own, accountId, at(5));
        await save(ports, others, accountId, at(6));
        const comment = { authorId: accountId };
        await ports.comments.add(someComment(`${accountId.slice(0, 6)}one`, { ...comment, advertId: own }));
        await ports.comments.add(
          someComment(`${accountId.slice(0, 6)}two`, { ...comment, advertId: others }),
        );
      }
      await ports.conversations.add(someMessage('a', { from: deleted, to: baraka, sentAt: at(1) }));
      return { ports, deleted, baraka, own, others };
    }

    /** Removes the rows that keep an account from being removed. */
    async function emptied() {
      const world = await amina();
      const { ports, deleted: accountId, own, others } = world;
      await ports.accounts.leave(accountId, at(9));
      await ports.adverts.remove(own);
      await ports.likes.set({ advertId: others, accountId, liked: false, at: at(9) });
      await ports.saves.set({ advertId: others, accountId, saved: false, at: at(9) });
      for (const { id } of await ports.comments.ofAuthor({ accountId, after: undefined, limit: 9 })) {
        await ports.comments.remove(id);
      }
      return world;
    }

    test('are marked only once', async () => {
      const { ports, deleted } = await amina();
      expect(await ports.accounts.leave('nobody', at(9))).toBe(false);
      expect(await ports.accounts.leave(deleted, at(9))).toBe(true);
      expect(await ports.accounts.leave(deleted, at(9))).toBe(false);
    });

    test('cannot sign in, and keep email and username taken', async () => {
      const { ports, deleted } = await amina();
      await ports.accounts.linkGoogle(deleted, 'subject');
      await ports.accounts.leave(deleted, at(9));
      expect(await ports.accounts.byId(deleted)).toBeUndefined();
      expect(await ports.accounts.byEmail('amina@example.com')).toBeUndefined();
      expect(await ports.accounts.byGoogleSubject('subject')).toBeUndefined();
      expect(await ports.accounts.linkGoogle(deleted, 'other')).toBe(false);
      const again = someAccount('another', { email: 'amina@example.com', googleSubject: 'subject' });
      expect(await ports.accounts.add(again)).toBe('email-taken');
      expect(await ports.profiles.usernameTaken('Amina')).toBe(true);
    });

    /** Bans Amina's account, or restores it. */
    async function ban(accountId: string, bannedAt: Date | undefined): Promise<void> {
      const standing = await ports.members.standing(accountId);
      await ports.members.decide(accountId, { ...standing, bannedAt });
    }

    test.each(['leave', 'ban'] as const)('have nothing shown anywhere: %s', async (why) => {
      const { ports, deleted, baraka, own, others } = await amina();
      if (why === 'leave') await ports.accounts.leave(deleted, at(9));
      else await ban(deleted, at(9));
      const { adverts } = ports;
      expect(await adverts.sellerPage({ ...all, sellerId: deleted })).toEqual([]);
      expect(await adverts.byId(own)).toBeUndefined();
      expect(await adverts.detail(undefined, own)).toBeUndefined();
      expect(await ports.profiles.byAccountId(deleted)).toBeUndefined();
      expect(await ports.profiles.byAccountIds([deleted, baraka])).toMatchObject([{ accountId: baraka }]);
      expect(await ports.comments.page({ ...all, advertId: others })).toMatchObject([
        { author: { id: baraka } },
      ]);
      expect(await foundBy(ports.searchIndex, 'neem')).toMatchObject({ places: [{ id: others }], count: 1 });
      expect(await foundBy(ports.searchIndex, 'neem of amina', { limit: 1 })).toEqual({
        places: [],
        count: 0,
      });
      expect(await ports.searchIndex.profiles(queryOf('amina'), 9)).toEqual([]);
      expect(await ports.conversations.inboxPage({ ...all, accountId: baraka })).toMatchObject([
        { otherId: deleted, other: undefined, lastMessage: { from: deleted } },
      ]);
    });

    test('are as they were once a ban is lifted', async () => {
      const { ports, deleted, own, others } = await amina();
      const seen = async () => ({
        feed: await feedOf(ports),
        found: await foundBy(ports.searchIndex, 'neem'),
        profile: await ports.profiles.byAccountId(deleted),
        page: await ports.adverts.sellerPage({ ...all, sellerId: deleted }),
        comments: await ports.comments.page({ ...all, advertId: others }),
        detail: await ports.adverts.detail(undefined, own),
      });
      const before = await seen();
      await ban(deleted, at(9));
      expect(await ports.accounts.byId(deleted)).toBeDefined();
      expect(await ports.accounts.byEmail('amina@example.com')).toBeDefined();
      expect(await ports.members.byUsername('amina')).toMatchObject({ standing: { bannedAt: at(9) } });
      expect((await seen()).feed).toHaveLength(1);
      await ban(deleted, undefined);
      expect(await seen()).toEqual(before);
    });

    test.each(['leave', 'ban', ...notLive] as const)(
      'take no place in any list of adverts: %s',
      async (why) => {
        const [deleted, baraka] = [await insertUser(ports, 'amina'), await insertUser(ports, 'baraka')];
        await insertAdvert(ports, baraka, 1, { title: 'neem', herbs: ['neem'] });
        const shown = advertIdOf(1);
        const hidden = [2, 3, 4, 5, 6].map(advertIdOf);
        for (const number of [2, 3, 4, 5, 6]) {
          await insertAdvert(ports, deleted, number, { title: 'neem', herbs: ['neem'] });
        }
        for (const id of [shown, ...hidden]) {
          await like(ports, id, baraka);
          await save(ports, id, baraka, at(id === shown ? 1 : 2));
          await ports.adverts.promote(id, at(id === shown ? 1 : 2));
        }
        for (const id of hidden) await like(ports, id, deleted);
        if (why === 'leave') await ports.accounts.leave(deleted, at(9));
        else if (why === 'ban') await ban(deleted, at(9));
        else for (const id of hidden) await moveTo(ports, id, why);

        const { adverts, searchIndex, searchSource } = ports;
        const first = { viewerId: undefined, after: undefined, since: at(0), limit: 1 };
        const lists: Record<AdvertList, () => Promise<readonly { readonly id: string }[]>> = {
          sellerPage: () => adverts.sellerPage({ ...first, sellerId: baraka }),
          ownPage: () => adverts.ownPage({ ...first, sellerId: baraka }),
          savedPage: async () => {
            const saved = await adverts.savedPage({ ...first, limit: 9, viewerId: baraka });
            // The list of saved adverts shows their state.
            const kept = saved.filter(({ card }) => card.state === why);
            expect(kept).toHaveLength(why === 'sold' || why === 'ended' ? hidden.length : 0);
            return saved.map(({ card }) => card).filter(({ state }) => state !== why);
          },
          mostLiked: () => adverts.mostLiked(first),
          promoted: () => adverts.promoted(first),
          aboutHerbs: () => adverts.aboutHerbs({ ...first, herbs: ['neem'] }),
          cards: () => adverts.cards({ ...first, ids: [...hidden, shown] }),
          newestIds: () => adverts.newestIds(1),
        };
        for (const [name, list] of Object.entries(lists)) {
          expect(
            (await list()).map(({ id }) => id),
            name,
          ).toEqual([shown]);
        }
        expect(await adverts.pricesAbout({ ...first, herb: 'neem', limit: 9 })).toHaveLength(1);
        const cover = (await adverts.detail(undefined, shown))?.cover;
        expect(await adverts.coversAboutHerbs(['neem'])).toEqual(new Map([['neem', cover]]));
        expect(await feedOf(ports, { limit: 1 })).toMatchObject([{ id: shown }]);
        for (const order of advertOrders) {
          for (const narrowed of [
            {},
            { minPrice: 1 },
            { district: 'Kampala' },
            { district: 'Kampala', maxPrice: 30_000 },
          ]) {
            const choice = { ...everyAdvert, ...narrowed, order };
            const one = { places: [{ id: shown }], count: 1 };
            for (const herb of [undefined, 'neem']) {
              expect(await adverts.list({ ...first, herb, choice, max: 9 })).toMatchObject(one);
            }
            for (const q of ['neem', 'n']) {
              expect(await foundBy(searchIndex, q, { choice, limit: 1 })).toMatchObject(one);
              expect(await foundBy(searchIndex, q, { choice, limit: 1, max: 1 })).toMatchObject(one);
            }
          }
        }
        expect(await searchSource.adverts.byIds([...hidden, shown])).toMatchObject([{ id: shown }]);
        expect(await searchSource.adverts.after(undefined, 9)).toMatchObject([{ id: shown }]);
        expect(await adverts.sellerPage({ ...first, sellerId: deleted })).toEqual([]);
        const counts = await adverts.countAboutHerbs(['neem'], 9);
        expect(counts.get('neem')).toBe(1);
      },
    );

    test('accept no new like, save, comment or change', async () => {
      const { ports, deleted, baraka, own } = await amina();
      await ports.accounts.leave(deleted, at(9));
      expect(await like(ports, own, baraka)).toBeUndefined();
      expect(await save(ports, own, baraka, at(9))).toBe(false);
      const late = someComment('late', { advertId: own, authorId: baraka });
      expect(await ports.comments.add(late)).toBe(false);
      const change = { ...(await insertAdvert(ports, baraka, 3)), updatedAt: at(9) };
      expect(await ports.adverts.update(own, change)).toBe(false);
    });

    test('are listed for the task that removes what belongs to them', async () => {
      const { ports, deleted: accountId, own, others } = await amina();
      await ports.accounts.leave(accountId, at(9));
      const query = { accountId, after: undefined, limit: 9 };
      expect(await ports.adverts.ofSeller(query)).toMatchObject([{ id: own, pictures: [{ width: 1279 }] }]);
      expect(await ports.likes.ofAccount(query)).toEqual([
        { advertId: own, at: at(0) },
        { advertId: others, at: at(0) },
      ]);
      expect(await ports.saves.ofAccount({ ...query, after: own })).toEqual([
        { advertId: others, at: at(6) },
      ]);
      expect(await ports.comments.ofAuthor({ ...query, limit: 1 })).toMatchObject([
        { advertId: own, authorId: accountId },
      ]);
    });

    test('stay while anything that belongs to them is left', async () => {
      const { ports, deleted } = await amina();
      await ports.accounts.leave(deleted, at(9));
      expect(await ports.accounts.remove(deleted)).toBe(false);
      expect(await ports.profiles.usernameTaken('amina')).toBe(true);
    });

    test('count among those who like an advert most until their likes are removed', async () => {
      const { ports, deleted, others } = await amina();
      await ports.likes.set({ advertId: others, accountId: idOf('baraka'), liked: false, at: at(8) });
      await ports.accounts.leave(deleted, at(9));
      const mostLiked = () => ports.adverts.mostLiked({ viewerId: undefined, since: at(0), limit: 9 });
      expect(await mostLiked()).toMatchObject([{ id: others, likeCount: 1 }]);
      await ports.likes.set({ advertId: others, accountId: deleted, liked: false, at: at(9) });
      expect(await mostLiked()).toEqual([]);
    });

    test('are taken out of every count with everything of theirs', async () => {
      const { ports, baraka, others } = await emptied();
      expect(await ports.adverts.cards({ viewerId: undefined, ids: [others] })).toMatchObject([
        { likeCount: 1, commentCount: 1 },
      ]);
      expect(await ports.profiles.byAccountId(baraka)).toMatchObject({ likesReceived: 1 });
    });

    test('are gone in the end, with what belonged only to them, and can come back', async () => {
      const { ports, deleted } = await emptied();
      const { key } = await insertPicture(ports, deleted, 7);
      await ports.profiles.update(deleted, someProfile('amina', { pictureKey: key }));
      await ports.sessions.add(someSession(1, { accountId: deleted }), 20);
      expect(await ports.accounts.remove(deleted)).toBe(true);
      expect(await ports.accounts.remove(deleted)).toBe(true);
      expect(await ports.sessions.byHash(hashOf(1))).toBeUndefined();
      expect(await ports.pictures.orphans(9)).toContain(key);
      expect(await ports.accounts.leave(deleted, at(9))).toBe(false);
      expect(await ports.accounts.add(someAccount('another', { email: 'amina@example.com' }))).toBe('added');
      const profile = someProfile('another', { username: 'amina' });
      expect(await ports.profiles.add(profile)).toBe('added');
      expect(await ports.searchIndex.profiles(queryOf('amina'), 9)).toEqual([profile.accountId]);
    });

    test('leave what they wrote to the other person, until that one leaves too', async () => {
      const { ports, deleted, baraka, others } = await emptied();
      await ports.blocks.set({ blockerId: baraka, blockedId: deleted, blocked: true, at: at(4) });
      await ports.oneTimeLinks.add({
        tokenHash: hashOf(2),
        kind: 'reset-password',
        accountId: deleted,
        email: 'amina@example.com',
        expiresAt: at(60),
      });
      await ports.accounts.remove(deleted);
      const pair = { accountId: baraka, otherId: deleted };
      const inboxOf = (accountId: string) =>
        ports.conversations.inboxPage({ accountId, after: undefined, limit: 9 });
      expect(await inboxOf(baraka)).toMatchObject([{ otherId: deleted, other: undefined, unread: 1 }]);
      expect(await inboxOf(deleted)).toEqual([]);
      const ofDeleted = { accountId: deleted, sequence: 0, limit: 9 };
      expect(await ports.conversations.deliveries(ofDeleted)).toEqual([]);
      expect(await ports.oneTimeLinks.find(hashOf(2), at(0))).toBeUndefined();
      expect(await ports.blocks.has(baraka, deleted)).toBe(false);
      expect(await ports.conversations.after({ ...pair, position: 0, limit: 9 })).toMatchObject([
        { from: deleted, to: baraka },
      ]);
      expect(await ports.conversations.state(pair)).toMatchObject({ unread: { conversation: 1 } });
      expect(await ports.conversations.markRead({ ...pair, position: 1 })).toBe(true);
      const chebet = await insertUser(ports, 'chebet');
      await ports.conversations.add(someMessage('b', { from: baraka, to: chebet, sentAt: at(5) }));
      const deliveries = await ports.conversations.deliveries({ accountId: baraka, sequence: 0, limit: 9 });
      expect(deliveries).toMatchObject([{ id: 1 }, { id: 2 }]);

      await ports.accounts.leave(baraka, at(9));
      await ports.adverts.remove(others);
      await ports.pictures.releaseAll(baraka);
      expect(await ports.accounts.remove(baraka)).toBe(true);
      expect(await ports.conversations.after({ ...pair, position: 0, limit: 9 })).toEqual([]);
    });

    test('have their deliveries removed in parts', async () => {
      const { ports, deleted, baraka } = await amina();
      await ports.conversations.add(someMessage('b', { from: baraka, to: deleted, sentAt: at(2) }));
      await ports.conversations.add(someMessage('c', { from: baraka, to: deleted, sentAt: at(3) }));
      const forget = { accountId: deleted, limit: 2 };
      expect(await ports.conversations.forgetDeliveries(forget)).toBe(2);
      expect(await ports.conversations.forgetDeliveries(forget)).toBe(1);
      expect(await ports.conversations.forgetDeliveries(forget)).toBe(0);
      expect(await ports.conversations.deliveries({ accountId: baraka, sequence: 0, limit: 9 })).toHaveLength(
        3,
      );
    });

    test('lose their holds, their form keys and their name under what they sent', async () => {
      const { ports, deleted, baraka } = await amina();
      await ports.pictures.hold(await insertPicture(ports, deleted, 8), {
        accountId: deleted,
        until: at(99),
      });
      expect(await ports.pictures.releaseAll(deleted)).toBe(1);
      expect(await ports.pictures.releaseAll(deleted)).toBe(0);

      for (const accountId of [deleted, baraka]) {
        const claim = { accountId, key: 'key', contentHash: hashOf(1), at: at(0) };
        await ports.formKeys.claim(claim);
        await ports.formKeys.settle({ ...claim, result: 'done' });
        const sent = { kind: 'problem', message: 'It is slow.', email: 'a@b.ug', sentAt: at(1) } as const;
        await ports.feedback.add({ ...sent, id: `about ${accountId}`, accountId });
      }
      expect(await ports.formKeys.removeOf(deleted)).toBe(1);
      expect(await ports.formKeys.removeOf(deleted)).toBe(0);

      const query = { accountId: deleted, after: undefined, limit: 9 };
      expect(await ports.feedback.ofAccount(query)).toMatchObject([{ message: 'It is slow.' }]);
      await ports.feedback.forgetAuthor(deleted);
      expect(await ports.feedback.ofAccount(query)).toEqual([]);
      expect(await ports.feedback.byId(`about ${deleted}`)).toMatchObject({
        message: 'It is slow.',
        email: undefined,
        accountId: undefined,
      });
      expect(await ports.feedback.byId(`about ${baraka}`)).toMatchObject({ email: 'a@b.ug' });
    });
  });

  describe(`${name}: comments that are removed`, () => {
    const ports = emptyStores(fixture);

    test('are taken out of the count once', async () => {
      const seller = await insertUser(ports, 'amina');
      await insertAdvert(ports, seller, 1);
      const comment = someComment('first', { advertId: advertIdOf(1), authorId: seller });
      await ports.comments.add(comment);
      await ports.comments.add(someComment('second', { advertId: advertIdOf(1), authorId: seller }));
      const answers = await Promise.all([
        ports.comments.remove(comment.id),
        ports.comments.remove(comment.id),
      ]);
      expect(answers.toSorted()).toEqual([false, true]);
      expect(await ports.adverts.detail(undefined, advertIdOf(1))).toMatchObject({ commentCount: 1 });
      expect(await ports.comments.remove('nothing')).toBe(false);
    });
  });

  describe(`${name}: mails that are waiting`, () => {
    const ports = emptyStores(fixture);

    test('are listed in parts, without the other tasks', async () => {
      const { outbox } = ports;
      for (const id of ['c', 'a', 'b']) await outbox.add(id, { kind: 'send-mail', sealed: id }, at(0));
      await outbox.add('aa', { kind: 'sweep-pictures' }, at(0));
      await outbox.add('ab', { kind: 'delete-account', accountId: 'send-mail' }, at(0));
      const first = await outbox.waitingMails({ after: undefined, limit: 2 });
      expect(first).toEqual([
        { id: 'a', task: { kind: 'send-mail', sealed: 'a' } },
        { id: 'b', task: { kind: 'send-mail', sealed: 'b' } },
      ]);
      expect(await outbox.waitingMails({ after: 'b', limit: 2 })).toMatchObject([{ id: 'c' }]);
    });
  });
}
