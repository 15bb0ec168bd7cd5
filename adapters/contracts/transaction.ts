import { describe, expect, test } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import { outboxChannel } from '../../core/outbox/waking-dispatcher.ts';
import type { Stores } from '../../core/ports/ports.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/text.ts';
import { someMessage } from './conversations.ts';
import {
  advertIdOf,
  at,
  feedOf,
  foundBy,
  hashOf,
  idOf,
  insertAccount,
  insertAdvert,
  insertPicture,
  insertUser,
  insertUsers,
  like,
  save,
  someAccount,
  someComment,
  somePicture,
  someProfile,
  someSession,
} from './samples.ts';
import { emptyStores, type StorePorts, type StoresFixture, undone } from './stores-fixture.ts';

interface Scene {
  readonly sellerId: string;
  readonly fan: string;
  readonly liked: string;
  readonly removed: string;
}

async function setScene(stores: Stores): Promise<Scene> {
  const sellerId = await insertUser(stores, 'amina');
  const fan = await insertUser(stores, 'baraka');
  const { id: liked } = await insertAdvert(stores, sellerId, 1);
  const { id: removed } = await insertAdvert(stores, sellerId, 2);
  await like(stores, removed, fan);
  await save(stores, removed, fan, at(3));
  await stores.comments.add(someComment('first', { advertId: removed, authorId: fan }));
  await stores.sessions.add(someSession(1, { accountId: fan }), 20);
  await stores.outbox.add(idOf('first'), { kind: 'sweep-pictures' }, at(0));
  await stores.unfinished.keep(hashOf(1), { path: '/post', fields: { price: '1' }, accountId: fan }, at(60));
  await stores.pictures.hold(somePicture(8), { accountId: fan, until: at(60) });
  await insertPicture(stores, fan, 9);
  await stores.conversations.add(someMessage('first', { from: fan, to: sellerId }));
  await stores.blocks.set({ blockerId: fan, blockedId: sellerId, blocked: true, at: at(0) });
  return { sellerId, fan, liked, removed };
}

async function changeEverything(stores: Stores, { sellerId, fan, liked, removed }: Scene): Promise<void> {
  const newcomer = await insertAccount(stores, 'chebet');
  await stores.accounts.recordConsent(fan, at(77));
  await stores.profiles.add(someProfile('chebet'));
  await stores.profiles.update(fan, someProfile('baraka', { username: 'renamed', about: 'changed' }));
  await stores.sessions.touch(hashOf(1), at(77));
  await stores.sessions.add(someSession(2, { accountId: newcomer }), 20);
  await insertAdvert(stores, newcomer, 3);
  await stores.adverts.remove(removed);
  await like(stores, liked, fan);
  await save(stores, liked, fan, at(3));
  await stores.comments.add(someComment('new', { advertId: liked, authorId: fan }));
  await stores.pictures.hold(somePicture(7), { accountId: fan, until: at(60) });
  await stores.pictures.release(fan, [somePicture(8).key]);
  await stores.pictures.removeOrphan(somePicture(9).key);
  await stores.pictures.lockUnknown(somePicture(10).key);
  const form = { accountId: fan, key: idOf('key'), contentHash: hashOf(1) };
  await stores.formKeys.claim({ ...form, at: at(0) });
  await stores.formKeys.settle({ ...form, result: 'done' });
  await stores.feedback.add({
    id: idOf('feedback'),
    kind: 'problem',
    message: 'new',
    email: undefined,
    accountId: fan,
    sentAt: at(0),
  });
  await stores.outbox.add(idOf('new'), { kind: 'sweep-pictures' }, at(1));
  await stores.outbox.finish(idOf('first'));
  await stores.unfinished.take(hashOf(1), { accountId: fan, now: at(0) });
  await stores.unfinished.keep(hashOf(2), { path: '/post', fields: {}, accountId: fan }, at(60));
  await stores.conversations.markRead({ accountId: sellerId, otherId: fan, position: 1 });
  await stores.conversations.add(someMessage('new', { from: fan, to: newcomer }));
  await stores.blocks.set({ blockerId: fan, blockedId: sellerId, blocked: false, at: at(0) });
}

/** All state that can be read without side effects. */
async function look(ports: StorePorts, { sellerId, fan, liked, removed }: Scene) {
  const everyone = [sellerId, fan, idOf('chebet')];
  const page = { after: undefined, limit: 100 };
  return {
    accounts: await Promise.all(everyone.map((id) => ports.accounts.byId(id))),
    profiles: await ports.profiles.byAccountIds(everyone),
    usernames: [await ports.profiles.usernameTaken('baraka'), await ports.profiles.usernameTaken('renamed')],
    sessions: [await ports.sessions.byHash(hashOf(1)), await ports.sessions.byHash(hashOf(2))],
    feed: await feedOf(ports, { viewerId: fan }),
    saved: await ports.adverts.savedPage({ ...page, viewerId: fan }),
    comments: [
      await ports.comments.page({ ...page, advertId: liked }),
      await ports.comments.page({ ...page, advertId: removed }),
    ],
    pictures: await Promise.all(
      [1, 7, 8, 9, 10].map((number) => ports.pictures.byKey(somePicture(number).key)),
    ),
    held: await ports.pictures.held(
      fan,
      [7, 8, 9].map((number) => somePicture(number).key),
      at(0),
    ),
    orphans: (await ports.pictures.orphans(100)).toSorted(),
    feedback: await ports.feedback.byId(idOf('feedback')),
    found: await foundBy(ports.searchIndex, 'herb'),
    inbox: await ports.conversations.inboxPage({ ...page, accountId: fan }),
    deliveries: await ports.conversations.deliveries({ accountId: fan, sequence: 0, limit: 100 }),
    conversation: await ports.conversations.state({ accountId: sellerId, otherId: fan }),
    blocked: await ports.blocks.has(fan, sellerId),
  };
}

/** All state that can only be read by taking it. */
async function takeAway(ports: StorePorts, { fan }: Scene) {
  const form = { accountId: fan, key: idOf('key'), contentHash: hashOf(1) };
  return {
    formKey: await ports.transaction(async ({ formKeys }) => {
      const earlier = await formKeys.claim({ ...form, at: at(0) });
      if (earlier === undefined) await formKeys.settle({ ...form, result: 'claimed anew' });
      return earlier;
    }),
    outbox: (await ports.outbox.take({ now: at(10), leaseUntil: at(20), limit: 100 })).map(({ id }) => id),
    unfinished: [
      await ports.unfinished.take(hashOf(1), { accountId: fan, now: at(0) }),
      await ports.unfinished.take(hashOf(2), { accountId: fan, now: at(0) }),
    ],
  };
}

export function describeTransaction(name: string, fixture: StoresFixture): void {
  describe(`${name}: transaction`, () => {
    const ports = emptyStores(fixture);

    test('returns what the work returns', async () => {
      expect(await ports.transaction(async () => 'the result')).toBe('the result');
      expect(await ports.transaction(async () => undefined)).toBeUndefined();
    });

    test('rejects with the very error of the work', async () => {
      const refusal = new DomainError('conflict', texts.forms.checkFields, {
        username: texts.signUp.usernameTaken,
      });
      await expect(ports.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
      await expect(
        ports.transaction(() => {
          throw refusal;
        }),
      ).rejects.toBe(refusal);
    });

    test('keeps what was done in every store when the work resolves, even if it was undone before', async () => {
      const scene = await setScene(ports);
      await undone(ports, async (inside) => {
        await changeEverything(inside, scene);
      });
      await ports.transaction((inside) => changeEverything(inside, scene));
      const seen = await look(ports, scene);
      expect(seen.accounts[1]?.consentedAt).toEqual(at(77));
      expect(
        seen.profiles.map(({ username, advertCount, likesReceived }) => [
          username,
          advertCount,
          likesReceived,
        ]),
      ).toEqual([
        ['amina', 1, 1],
        ['renamed', 0, 0],
        ['chebet', 1, 0],
      ]);
      expect(seen.usernames).toEqual([false, true]);
      expect(seen.sessions[0]?.lastSeenAt).toEqual(at(77));
      expect(seen.sessions[1]?.accountId).toBe(idOf('chebet'));
      expect(seen.feed.map(({ id, likeCount, commentCount }) => [id, likeCount, commentCount])).toEqual([
        [advertIdOf(3), 0, 0],
        [advertIdOf(1), 1, 1],
      ]);
      expect(seen.saved.map(({ card }) => card.id)).toEqual([advertIdOf(1)]);
      expect(seen.comments.map((comments) => comments.map(({ id }) => id))).toEqual([[idOf('new')], []]);
      expect(seen.held).toEqual([somePicture(7)]);
      expect(seen.orphans).toEqual([somePicture(8).key]);
      expect(seen.feedback?.message).toBe('new');
      expect(seen.inbox.map(({ otherId }) => otherId)).toEqual([idOf('chebet'), idOf('amina')]);
      expect(seen.deliveries.map(({ message }) => message.text)).toEqual([
        'what first says',
        'what new says',
      ]);
      expect(seen.conversation.unread).toEqual({ total: 0, conversation: 0 });
      expect(seen.blocked).toBe(false);
      expect(await takeAway(ports, scene)).toEqual({
        formKey: 'done',
        outbox: [idOf('new')],
        unfinished: [undefined, { path: '/post', fields: {}, accountId: scene.fan }],
      });
    });

    test('keeps nothing of what was done in any store when the work rejects', async () => {
      const scene = await setScene(ports);
      const before = await look(ports, scene);
      await undone(ports, async (inside) => {
        await changeEverything(inside, scene);
      });
      expect(await look(ports, scene)).toEqual(before);
      expect(await takeAway(ports, scene)).toEqual({
        formKey: undefined,
        outbox: [idOf('first')],
        unfinished: [{ path: '/post', fields: { price: '1' }, accountId: scene.fan }, undefined],
      });
    });

    test('tells the dispatcher about tasks after the commit that added them, and about nothing else', async () => {
      const add = (id: string) => (inside: Stores) =>
        inside.outbox.add(idOf(id), { kind: 'sweep-pictures' }, at(0));
      const heard: string[][] = [];
      await ports.eventBus.subscribe(outboxChannel, async () => {
        const entries = await ports.outbox.take({ now: at(1), leaseUntil: at(2), limit: 10 });
        heard.push(entries.map(({ id }) => id));
      });
      await ports.transaction((inside) => inside.accounts.add(someAccount('nakato')));
      await undone(ports, async (inside) => {
        await add('undone')(inside);
      });
      expect(ports.eventBus.published).toEqual([]);
      await ports.transaction(async (inside) => {
        await add('one')(inside);
        await add('two')(inside);
        expect(ports.eventBus.published).toEqual([]);
      });
      await expect.poll(() => heard).toEqual([[idOf('one'), idOf('two')]]);
      ports.eventBus.publish = () => Promise.reject(new Error('the bus is down'));
      await expect(ports.transaction(add('kept'))).resolves.toBeUndefined();
    });

    test('sees its own changes while it runs', async () => {
      const seen = await ports.transaction(async (inside) => {
        const accountId = await insertUser(inside, 'amina');
        const { id } = await insertAdvert(inside, accountId, 1);
        await like(inside, id, accountId);
        return {
          profile: await inside.profiles.byAccountId(accountId),
          detail: await inside.adverts.detail(accountId, id),
          feed: await feedOf(inside),
        };
      });
      expect(seen.profile).toMatchObject({ advertCount: 1, likesReceived: 1 });
      expect(seen.detail).toMatchObject({ likedByViewer: true, likeCount: 1 });
      expect(seen.feed).toHaveLength(1);
    });

    test('shows nobody outside a change that is later undone', async () => {
      const { sellerId, liked } = await setScene(ports);
      const [changed, looked] = [gate(), gate()];
      const running = ports.transaction(async (inside) => {
        await inside.accounts.add(someAccount('chebet'));
        await like(inside, liked, sellerId);
        changed.open();
        await looked.opened;
        throw new Error('the use case changed its mind');
      });
      await changed.opened;
      const outside = Promise.all([
        ports.accounts.byId(idOf('chebet')),
        ports.adverts.detail(sellerId, liked),
      ]);
      looked.open();
      await expect(running).rejects.toThrow('the use case changed its mind');
      const [account, detail] = await outside;
      expect(account).toBeUndefined();
      expect(detail).toMatchObject({ likeCount: 0, likedByViewer: false });
    });

    test('keeps what others write before, during and after one that fails', async () => {
      const [started, goOn] = [gate(), gate()];
      await ports.accounts.add(someAccount('before'));
      const failing = ports.transaction(async (inside) => {
        await inside.accounts.add(someAccount('failing'));
        started.open();
        await goOn.opened;
        throw new Error('the use case changed its mind');
      });
      await started.opened;
      const during = Promise.all([
        ports.accounts.add(someAccount('during')),
        ports.transaction(({ accounts }) => accounts.add(someAccount('meanwhile'))),
      ]);
      goOn.open();
      await expect(failing).rejects.toThrow('the use case changed its mind');
      expect(await during).toEqual(['added', 'added']);
      await ports.accounts.add(someAccount('after'));
      for (const present of ['before', 'during', 'meanwhile', 'after']) {
        expect(await ports.accounts.byId(idOf(present))).toBeDefined();
      }
      expect(await ports.accounts.byId(idOf('failing'))).toBeUndefined();
    });

    test('keeps counters exact through 40 at once of which half fail', async () => {
      const { sellerId, liked } = await setScene(ports);
      const users = await insertUsers(ports, 40);
      const answers = await Promise.allSettled(
        users.map((user, index) =>
          ports.transaction(async (inside) => {
            await like(inside, liked, user);
            await inside.comments.add(someComment(`comment${index}x`, { advertId: liked, authorId: user }));
            if (index % 2 === 1) throw new Error('the use case changed its mind');
          }),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual(
        users.map((_, index) => (index % 2 === 1 ? 'rejected' : 'fulfilled')),
      );
      expect(await ports.adverts.detail(users[0], liked)).toMatchObject({
        likeCount: 20,
        commentCount: 20,
        likedByViewer: true,
      });
      expect(await ports.adverts.detail(users[1], liked)).toMatchObject({ likedByViewer: false });
      const profile = await ports.profiles.byAccountId(sellerId);
      expect(profile?.likesReceived).toBe(21);
    });
  });
}
