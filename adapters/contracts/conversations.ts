import { describe, expect, test } from 'vitest';
import type { Delivery } from '../../core/entities/conversation.ts';
import { type Message, plainText } from '../../core/entities/message.ts';
import type { AdvertCursor } from '../../core/ports/adverts.ts';
import type { NewMessage } from '../../core/ports/conversations.ts';
import type { Stores } from '../../core/ports/ports.ts';
import {
  at,
  atOnce,
  insertAccount,
  insertAdvert,
  insertPicture,
  insertUser,
  insertUsers,
  moveTo,
  oddTexts,
  readAll,
  somePicture,
} from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

/** A message whose id begins with the name. */
export function someMessage(
  name: string,
  message: Partial<NewMessage> & Pick<NewMessage, 'from' | 'to'>,
): NewMessage {
  return {
    id: name.padEnd(30, '0'),
    ...plainText,
    text: `what ${name} says`,
    sentAt: at(0),
    quotedAdvert: undefined,
    ...message,
  };
}

export function describeConversations(name: string, fixture: StoresFixture): void {
  describe(`${name}: conversations`, () => {
    const ports = emptyStores(fixture);

    async function twoUsers(): Promise<readonly [string, string]> {
      // The later account has the lower id: the order of ids must make no difference.
      return [await insertUser(ports, 'wambui'), await insertUser(ports, 'amina')];
    }

    async function add(draft: NewMessage, inside: Stores = ports): Promise<Message> {
      const { outcome, message } = await inside.conversations.add(draft);
      if (outcome !== 'added') throw new Error(`There was a message ${draft.id} already.`);
      return message;
    }

    const conversation = (accountId: string, otherId: string) =>
      ports.conversations.after({ accountId, otherId, position: 0, limit: 1000 });
    const deliveriesOf = (accountId: string, sequence = 0, limit = 1000) =>
      ports.conversations.deliveries({ accountId, sequence, limit });
    const inboxOf = (accountId: string, after?: AdvertCursor, limit = 100) =>
      ports.conversations.inboxPage({ accountId, after, limit });
    const stateOf = (accountId: string, otherId: string) => ports.conversations.state({ accountId, otherId });
    const markRead = (accountId: string, otherId: string, position: number) =>
      ports.conversations.markRead({ accountId, otherId, position });
    const positions = (messages: readonly Message[]) => messages.map(({ position }) => position);
    const sequences = (deliveries: readonly Delivery[]) => deliveries.map(({ id }) => id);
    const fromOne = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

    test('knows nothing about two who have never written', async () => {
      const [wambui, amina] = await twoUsers();
      const nothing = { total: 0, conversation: 0 };
      expect(await conversation(wambui, amina)).toEqual([]);
      expect(await stateOf(wambui, amina)).toEqual({
        lastPosition: 0,
        seenUpTo: 0,
        lastSequence: 0,
        unread: nothing,
      });
      expect(await ports.conversations.accountState(wambui)).toEqual({
        lastSequence: 0,
        unread: 0,
      });
      expect(await deliveriesOf(wambui)).toEqual([]);
      expect(await inboxOf(wambui)).toEqual([]);
      expect(await markRead(wambui, amina, 5)).toBe(false);
    });

    test('returns every field of a message, to both sides', async () => {
      const [wambui, amina] = await twoUsers();
      const quotedAdvert = { id: 'ad_1', title: 'neem' };
      const draft = someMessage('first', { from: wambui, to: amina, sentAt: at(0.001), quotedAdvert });
      expect(await ports.conversations.add(draft)).toEqual({
        outcome: 'added',
        message: { ...draft, position: 1 },
      });
      expect(await conversation(wambui, amina)).toEqual([{ ...draft, position: 1 }]);
      expect(await conversation(amina, wambui)).toEqual([{ ...draft, position: 1 }]);
    });

    test('keeps the pictures of a message in order, in everything that reads it', async () => {
      const [wambui, amina] = await twoUsers();
      const [one, two] = [
        await insertPicture(ports, wambui, 1, { kilobytes: 28 }),
        await insertPicture(ports, wambui, 2),
      ];
      const pictures = [two, one];
      const sent = await add(someMessage('shown', { from: wambui, to: amina, text: '', pictures }));
      await add(someMessage('plain', { from: amina, to: wambui }));
      await add(someMessage('again', { from: wambui, to: amina, pictures: [two] }));
      expect(sent.pictures).toEqual(pictures);
      expect(await ports.conversations.byId(sent.id)).toEqual(sent);
      expect(await ports.conversations.add({ ...sent, text: 'other' })).toEqual({
        outcome: 'exists',
        message: sent,
      });
      const each = [pictures, [], [two]];
      expect((await conversation(amina, wambui)).map((message) => message.pictures)).toEqual(each);
      const before = await ports.conversations.before({
        accountId: amina,
        otherId: wambui,
        position: undefined,
        limit: 9,
      });
      expect(before.map((message) => message.pictures)).toEqual(each.toReversed());
      expect((await deliveriesOf(amina)).map(({ message }) => message.pictures)).toEqual(each);
      expect(await inboxOf(amina)).toMatchObject([{ lastMessage: { pictures: [two] } }]);
    });

    test('finds the messages with a picture, and the pictures of messages', async () => {
      const [wambui, amina] = await twoUsers();
      const [one, two] = [await insertPicture(ports, wambui, 1), await insertPicture(ports, wambui, 2)];
      const first = await add(someMessage('a', { from: wambui, to: amina, pictures: [two, one] }));
      const second = await add(someMessage('b', { from: wambui, to: amina, pictures: [one] }));
      const plain = await add(someMessage('c', { from: amina, to: wambui }));
      const found = await ports.conversations.withPicture(one.key);
      expect(found.toSorted((left, right) => (left.id < right.id ? -1 : 1))).toEqual(
        [first, second].map(({ id }) => ({ id, from: wambui, to: amina })),
      );
      expect(await ports.conversations.withPicture('chat')).toEqual([]);
      expect(await ports.conversations.picturesOf([plain.id, first.id, 'none', second.id])).toEqual(
        new Map([
          [first.id, [two, one]],
          [second.id, [one]],
        ]),
      );
      expect(await ports.conversations.picturesOf([])).toEqual(new Map());
    });

    test('keeps what is in a message from the sweep until both people have deleted their accounts', async () => {
      const [wambui, amina] = await twoUsers();
      const one = await insertPicture(ports, wambui, 1);
      expect(await ports.pictures.orphans(9)).toEqual([one.key]);
      await add(someMessage('a', { from: wambui, to: amina, pictures: [one] }));
      expect(await ports.pictures.orphans(9)).toEqual([]);
      expect(await ports.pictures.removeOrphan(one.key)).toBe(false);
      await ports.accounts.leave(wambui, at(9));
      expect(await ports.accounts.remove(wambui)).toBe(true);
      expect(await ports.pictures.orphans(9)).toEqual([]);
      expect(await conversation(amina, wambui)).toMatchObject([{ pictures: [one] }]);
      await ports.accounts.leave(amina, at(9));
      expect(await ports.accounts.remove(amina)).toBe(true);
      expect(await ports.pictures.orphans(9)).toEqual([one.key]);
      expect(await ports.conversations.withPicture(one.key)).toEqual([]);
      expect(await ports.pictures.removeOrphan(one.key)).toBe(true);
    });

    test.each(oddTexts)('keeps $kind', async ({ text }) => {
      const [wambui, amina] = await twoUsers();
      const quotedAdvert = { id: 'ad_1', title: text };
      await add(someMessage('odd', { from: wambui, to: amina, text, quotedAdvert }));
      expect(await conversation(amina, wambui)).toMatchObject([{ text, quotedAdvert }]);
      expect(await inboxOf(amina)).toMatchObject([{ lastMessage: { text, quotedAdvert } }]);
      expect(await deliveriesOf(amina)).toMatchObject([{ message: { text, quotedAdvert } }]);
    });

    test('numbers messages within their conversation and for each account', async () => {
      const [wambui, amina] = await twoUsers();
      const baraka = await insertUser(ports, 'baraka');
      await add(someMessage('a', { from: wambui, to: amina }));
      await add(someMessage('b', { from: baraka, to: amina }));
      await add(someMessage('c', { from: amina, to: wambui }));
      await add(someMessage('d', { from: amina, to: baraka }));
      expect(positions(await conversation(amina, wambui))).toEqual([1, 2]);
      expect(positions(await conversation(amina, baraka))).toEqual([1, 2]);
      const delivered = async (accountId: string) =>
        (await deliveriesOf(accountId)).map(({ id, message }) => `${id} ${message.id[0]}`);
      expect(await delivered(amina)).toEqual(['1 a', '2 b', '3 c', '4 d']);
      expect(await delivered(wambui)).toEqual(['1 a', '2 c']);
      expect(await ports.conversations.accountState(amina)).toEqual({ lastSequence: 4, unread: 2 });
    });

    test('knows since when something is unread, and lets one mail report it until it is read', async () => {
      const [wambui, amina] = await twoUsers();
      const { unreadSince, noteMailed } = ports.conversations;
      const pair = { accountId: amina, otherId: wambui };
      expect(await unreadSince(pair)).toBeUndefined();
      expect(await noteMailed(pair)).toBe(false);
      await add(someMessage('a', { from: amina, to: wambui, sentAt: at(1) }));
      expect(await unreadSince(pair)).toBeUndefined();
      expect(await noteMailed(pair)).toBe(false);
      await add(someMessage('b', { from: wambui, to: amina, sentAt: at(2) }));
      await add(someMessage('c', { from: wambui, to: amina, sentAt: at(3) }));
      expect(await unreadSince(pair)).toEqual(at(2));
      await undone(ports, ({ conversations }) => conversations.noteMailed(pair));
      const answers = await atOnce(3, () => noteMailed(pair));
      expect(answers.toSorted()).toEqual([false, false, true]);
      await add(someMessage('d', { from: wambui, to: amina, sentAt: at(4) }));
      await markRead(amina, wambui, 2);
      expect(await unreadSince(pair)).toEqual(at(3));
      expect(await noteMailed(pair)).toBe(false);
      await markRead(amina, wambui, 4);
      expect(await unreadSince(pair)).toBeUndefined();
      expect(await noteMailed(pair)).toBe(false);
      await add(someMessage('e', { from: wambui, to: amina, sentAt: at(5) }));
      expect(await unreadSince(pair)).toEqual(at(5));
      expect(await noteMailed(pair)).toBe(true);
      expect(await unreadSince({ accountId: wambui, otherId: amina })).toEqual(at(1));
      await ports.accounts.remove(amina);
      expect(await unreadSince(pair)).toBeUndefined();
    });

    test('returns what is stored if the id is taken, and changes nothing', async () => {
      const [wambui, amina] = await twoUsers();
      const first = await add(someMessage('first', { from: wambui, to: amina }));
      const baraka = await insertUser(ports, 'baraka');
      for (const again of [
        someMessage('first', { from: wambui, to: amina }),
        someMessage('first', { from: amina, to: wambui, text: 'other' }),
        someMessage('first', { from: baraka, to: amina, sentAt: at(9) }),
      ]) {
        expect(await ports.conversations.add(again)).toEqual({ outcome: 'exists', message: first });
      }
      expect(await conversation(wambui, amina)).toEqual([first]);
      expect(await inboxOf(baraka)).toEqual([]);
      expect(await ports.conversations.accountState(amina)).toEqual({ lastSequence: 1, unread: 1 });
    });

    test('reads newest first before a position, and oldest first after one or after a sequence', async () => {
      const [wambui, amina] = await twoUsers();
      for (const number of fromOne(12)) await add(someMessage(`m${number}x`, { from: wambui, to: amina }));
      const pair = { accountId: amina, otherId: wambui };
      const readBefore = async (position: number | undefined, limit: number) =>
        positions(await ports.conversations.before({ ...pair, position, limit }));
      const readAfter = async (position: number, limit: number) =>
        positions(await ports.conversations.after({ ...pair, position, limit }));
      expect(await readBefore(undefined, 5)).toEqual([12, 11, 10, 9, 8]);
      expect(await readBefore(8, 5)).toEqual([7, 6, 5, 4, 3]);
      expect(await readBefore(3, 5)).toEqual([2, 1]);
      expect(await readBefore(1, 5)).toEqual([]);
      expect(await readBefore(99, 2)).toEqual([12, 11]);
      expect(await readAfter(0, 3)).toEqual([1, 2, 3]);
      expect(await readAfter(9, 100)).toEqual([10, 11, 12]);
      expect(await readAfter(12, 3)).toEqual([]);
      expect(sequences(await deliveriesOf(wambui, 3, 4))).toEqual([4, 5, 6, 7]);
      expect(sequences(await deliveriesOf(amina, 10))).toEqual([11, 12]);
      expect(await deliveriesOf(amina, 12)).toEqual([]);
      expect(await deliveriesOf(amina, 99)).toEqual([]);
    });

    test('shows nothing of one conversation in another', async () => {
      const [wambui, amina] = await twoUsers();
      const [baraka, chebet] = [await insertUser(ports, 'baraka'), await insertUser(ports, 'chebet')];
      await add(someMessage('secret', { from: wambui, to: amina }));
      for (const other of [wambui, amina, chebet]) {
        expect(await conversation(baraka, other)).toEqual([]);
        expect((await stateOf(baraka, other)).lastPosition).toBe(0);
      }
      expect(await deliveriesOf(baraka)).toEqual([]);
      expect(await inboxOf(baraka)).toEqual([]);
    });

    test('knows the adverts that messages quote, each once under its latest title, and whether both have written', async () => {
      const [wambui, amina] = await twoUsers();
      const brian = await insertUser(ports, 'brian');
      const pair = { accountId: amina, otherId: wambui };
      const quoted = (advertId?: string, limit = 9) =>
        ports.conversations.quotedAdverts({ ...pair, advertId, limit });
      const quote = (name: string, id: string, title: string, from: string, to: string) =>
        add(someMessage(name, { from, to, quotedAdvert: { id, title } }));
      expect(await quoted()).toEqual([]);
      expect(await ports.conversations.bothWrote(pair)).toBe(false);

      await quote('a', 'ad_1', 'neem', amina, wambui);
      await quote('b', 'ad_2', 'ginger', amina, wambui);
      await quote('c', 'ad_1', 'neem leaves', amina, wambui);
      await quote('d', 'ad_3', 'moringa', amina, brian);
      await add(someMessage('e', { from: amina, to: wambui }));
      await add(someMessage('f', { from: brian, to: amina }));
      const [neem, ginger] = [
        { id: 'ad_1', title: 'neem leaves', sellerId: wambui },
        { id: 'ad_2', title: 'ginger', sellerId: wambui },
      ];
      expect(await quoted()).toEqual([neem, ginger]);
      expect(await quoted(undefined, 1)).toEqual([neem]);
      expect(await quoted('ad_2')).toEqual([ginger]);
      expect(await quoted('ad_3')).toEqual([]);
      const turned = { accountId: wambui, otherId: amina, advertId: undefined, limit: 9 };
      expect(await ports.conversations.quotedAdverts(turned)).toEqual([neem, ginger]);

      expect(await ports.conversations.bothWrote(pair)).toBe(false);
      const offer = await add(
        someMessage('o', {
          from: amina,
          to: wambui,
          kind: 'offer',
          amount: 5000,
          quotedAdvert: { id: 'ad_4', title: 'aloe' },
        }),
      );
      expect(await quoted('ad_4')).toEqual([{ id: 'ad_4', title: 'aloe', sellerId: wambui }]);
      await add(
        someMessage('p', {
          from: wambui,
          to: amina,
          kind: 'declined',
          answers: offer.id,
          quotedAdvert: { id: 'ad_4', title: 'aloe' },
        }),
      );
      expect(await quoted('ad_4')).toEqual([{ id: 'ad_4', title: 'aloe', sellerId: wambui }]);
      await add(someMessage('g', { from: wambui, to: amina }));
      expect(await ports.conversations.bothWrote(pair)).toBe(true);
      expect(await ports.conversations.bothWrote({ accountId: wambui, otherId: amina })).toBe(true);
    });

    test('knows who has written to an account, and who about an advert, newest first', async () => {
      const [wambui, amina] = await twoUsers();
      const [brian, chebet] = [await insertUser(ports, 'brian'), await insertUser(ports, 'chebet')];
      const writersTo = (advertId?: string, limit = 9) =>
        ports.conversations.writersTo({ accountId: amina, advertId, limit });
      const quoting = { quotedAdvert: { id: 'ad_1', title: 'neem' } };
      const wrote = (from: string, to: string) => ports.conversations.wrote({ from, to });
      expect(await writersTo()).toEqual([]);
      await add(someMessage('a', { from: wambui, to: amina, sentAt: at(1), ...quoting }));
      const asked = await add(
        someMessage('b', { from: brian, to: amina, sentAt: at(2), kind: 'question', ...quoting }),
      );
      const answer = { kind: 'available', answers: asked.id, ...quoting } as const;
      await add(someMessage('c', { from: amina, to: brian, sentAt: at(3), ...answer }));
      await add(someMessage('d', { from: wambui, to: amina, sentAt: at(4) }));
      await add(someMessage('e', { from: amina, to: chebet, sentAt: at(5) }));
      expect(await writersTo('ad_1')).toEqual([brian, wambui]);
      expect(await writersTo('ad_1', 1)).toEqual([brian]);
      expect(await writersTo('ad_2')).toEqual([]);
      expect(await writersTo()).toEqual([wambui, brian]);
      expect(await writersTo(undefined, 1)).toEqual([wambui]);
      expect([await wrote(brian, amina), await wrote(amina, brian)]).toEqual([true, true]);
      expect([await wrote(amina, chebet), await wrote(chebet, amina)]).toEqual([true, false]);
    });

    test('shows what has become of questions and offers, to whoever reads them', async () => {
      const [wambui, amina] = await twoUsers();
      const { id, title, quantity, unit } = await insertAdvert(ports, amina, 0);
      const asked = (name: string, kind: 'question' | 'offer', advertId: string = id) =>
        add(
          someMessage(name, {
            from: wambui,
            to: amina,
            kind,
            amount: kind === 'offer' ? 5000 : undefined,
            quotedAdvert: { id: advertId, title: 'neem' },
          }),
        );
      const outcomes = async () =>
        Object.fromEntries(
          (await conversation(wambui, amina)).map((said) => [said.id.slice(0, 6), said.outcome]),
        );
      await asked('first0', 'offer');
      await asked('other0', 'offer', 'ad_gone');
      await asked('quest0', 'question');
      expect(await outcomes()).toEqual({ first0: undefined, other0: 'unavailable', quest0: undefined });
      const second = await asked('second', 'offer');
      expect(await outcomes()).toMatchObject({ first0: 'replaced', second: undefined, quest0: undefined });

      const answers = second.id;
      const declined = someMessage('answer', { from: amina, to: wambui, kind: 'declined', answers });
      const answer = await add(declined);
      expect(answer).toMatchObject({ kind: 'declined', answers, amount: undefined });
      expect(await outcomes()).toMatchObject({ second: 'declined' });
      const again = { ...declined, id: '2'.repeat(30), kind: 'accepted' } as const;
      expect(await ports.conversations.add(again)).toEqual({ outcome: 'answered', message: answer });
      expect(await ports.conversations.byId(second.id)).toEqual({ ...second, outcome: 'declined' });
      expect((await deliveriesOf(amina)).at(3)?.message).toMatchObject({ amount: 5000, outcome: 'declined' });
      expect((await inboxOf(amina))[0]?.lastMessage).toMatchObject({ kind: 'declined' });
      expect(await ports.conversations.byId('3'.repeat(30))).toBeUndefined();

      const newest = { accountId: wambui, otherId: amina, kind: 'offer', advertId: id } as const;
      expect(await ports.conversations.newestAbout(newest)).toMatchObject({ id: second.id });
      expect(await ports.conversations.newestAbout({ ...newest, kind: 'question' })).toMatchObject({
        position: 3,
      });
      const turned = { ...newest, accountId: amina, otherId: wambui };
      expect(await ports.conversations.newestAbout(turned)).toBeUndefined();

      const pair = { accountId: wambui, otherId: amina };
      expect(await ports.conversations.lastQuoted(pair)).toEqual({ id, title, quantity, unit });
      expect(await ports.conversations.lastQuoted({ accountId: amina, otherId: wambui })).toBeUndefined();
      await moveTo(ports, id, 'sold');
      expect(await ports.conversations.lastQuoted(pair)).toBeUndefined();
      await asked('third0', 'offer');
      expect(await outcomes()).toMatchObject({
        second: 'declined',
        third0: 'unavailable',
        quest0: undefined,
      });
    });

    test('lists the offers for which a seller has no answer yet, newest first', async () => {
      const [wambui, amina] = await twoUsers();
      const baraka = await insertUser(ports, 'baraka');
      const neem = await insertAdvert(ports, amina, 0, { title: 'neem' });
      const aloe = await insertAdvert(ports, amina, 1, { title: 'aloe' });
      const others = await insertAdvert(ports, baraka, 2);
      const offer = (name: string, from: string, advertId: string, amount: number) =>
        add(
          someMessage(name, {
            from,
            to: advertId === others.id ? baraka : amina,
            kind: 'offer',
            amount,
            sentAt: at(amount),
            quotedAdvert: { id: advertId, title: 'as it was' },
          }),
        );
      const waiting = async (sellerId = amina, limit = 9) =>
        (await ports.conversations.waitingOffers({ sellerId, limit })).map(({ amount }) => amount);
      expect(await waiting()).toEqual([]);
      await offer('replaced', wambui, neem.id, 1);
      await offer('gone', wambui, 'ad_gone', 2);
      await offer('own', wambui, neem.id, 3);
      const answered = await offer('answered', baraka, neem.id, 4);
      await offer('second', baraka, aloe.id, 5);
      await offer('elsewhere', amina, others.id, 6);
      await add(someMessage('question', { from: wambui, to: amina, kind: 'question' }));
      expect(await waiting()).toEqual([5, 4, 3]);
      expect(await waiting(amina, 1)).toEqual([5]);
      expect(await waiting(baraka)).toEqual([6]);
      expect(await ports.conversations.waitingOffers({ sellerId: amina, limit: 1 })).toEqual([
        {
          from: baraka,
          fullName: (await ports.profiles.byAccountId(baraka))?.fullName,
          amount: 5,
          advert: { id: aloe.id, title: 'aloe', cover: somePicture(1) },
        },
      ]);
      const answers = answered.id;
      await add(someMessage('no', { from: amina, to: baraka, kind: 'declined', answers }));
      expect(await waiting()).toEqual([5, 3]);
      for (const [blockerId, blockedId] of [
        [amina, wambui],
        [wambui, amina],
      ] as const) {
        const block = { blockerId, blockedId, at: at(0) };
        await ports.blocks.set({ ...block, blocked: true });
        expect(await waiting()).toEqual([5]);
        await ports.blocks.set({ ...block, blocked: false });
      }
      await moveTo(ports, aloe.id, 'sold');
      expect(await waiting()).toEqual([3]);
      await ports.accounts.leave(wambui, at(9));
      expect(await waiting()).toEqual([]);
    });

    test('keeps one of several answers that come at once', async () => {
      const [wambui, amina] = await twoUsers();
      const offer = await add(someMessage('offer', { from: wambui, to: amina, kind: 'offer', amount: 1 }));
      const results = await atOnce(5, (number) =>
        ports.conversations.add(
          someMessage(`answer${number}x`, { from: amina, to: wambui, kind: 'accepted', answers: offer.id }),
        ),
      );
      expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
        'added',
        ...Array(4).fill('answered'),
      ]);
      expect(await conversation(wambui, amina)).toHaveLength(2);
    });

    test('counts as unread what others wrote, per conversation and in total', async () => {
      const [wambui, amina] = await twoUsers();
      const baraka = await insertUser(ports, 'baraka');
      for (const number of fromOne(3)) await add(someMessage(`w${number}x`, { from: wambui, to: amina }));
      await add(someMessage('own', { from: amina, to: wambui }));
      await add(someMessage('b', { from: baraka, to: amina }));
      expect(await stateOf(amina, wambui)).toEqual({
        lastPosition: 4,
        seenUpTo: 0,
        lastSequence: 5,
        unread: { total: 4, conversation: 3 },
      });
      expect(await stateOf(amina, baraka)).toEqual({
        lastPosition: 1,
        seenUpTo: 0,
        lastSequence: 5,
        unread: { total: 4, conversation: 1 },
      });
      expect(await stateOf(wambui, amina)).toEqual({
        lastPosition: 4,
        seenUpTo: 0,
        lastSequence: 4,
        unread: { total: 1, conversation: 1 },
      });
      expect((await deliveriesOf(amina)).map(({ unread }) => unread.conversation)).toEqual([3, 3, 3, 3, 1]);
      expect((await deliveriesOf(amina)).map(({ unread }) => unread.total)).toEqual([4, 4, 4, 4, 4]);
    });

    test('updates the unread counts when somebody has read up to a position', async () => {
      const [wambui, amina] = await twoUsers();
      await add(someMessage('one', { from: wambui, to: amina }));
      await add(someMessage('two', { from: wambui, to: amina }));
      await add(someMessage('own', { from: amina, to: wambui }));
      await add(someMessage('four', { from: wambui, to: amina }));
      const unread = async () => (await stateOf(amina, wambui)).unread.conversation;
      expect(await markRead(amina, wambui, 1)).toBe(true);
      expect(await unread()).toBe(2);
      expect(await markRead(amina, wambui, 1)).toBe(false);
      expect(await markRead(amina, wambui, 3)).toBe(true);
      expect([(await stateOf(wambui, amina)).seenUpTo, (await stateOf(amina, wambui)).seenUpTo]).toEqual([
        3, 0,
      ]);
      expect(await unread()).toBe(1);
      expect(await markRead(amina, wambui, 2)).toBe(false);
      expect(await unread()).toBe(1);
      expect(await markRead(amina, wambui, 4)).toBe(true);
      expect(await unread()).toBe(0);
      expect((await stateOf(wambui, amina)).unread.conversation).toBe(1);
      expect(await inboxOf(amina)).toMatchObject([{ unread: 0 }]);
    });

    test('takes a position past the end as the end', async () => {
      const [wambui, amina] = await twoUsers();
      await add(someMessage('one', { from: wambui, to: amina }));
      expect(await markRead(amina, wambui, 999_999_999_999_999)).toBe(true);
      await add(someMessage('two', { from: wambui, to: amina }));
      expect((await stateOf(amina, wambui)).unread.conversation).toBe(1);
    });

    test('shows each conversation once in the inbox, with its latest message', async () => {
      const [wambui, amina] = await twoUsers();
      await insertPicture(ports, wambui, 5);
      const picture = await insertPicture(ports, amina, 6);
      const baraka = await insertUser(ports, 'baraka', { pictureKey: picture.key });
      const nameless = await insertAccount(ports, 'nameless');
      await add(someMessage('a', { from: wambui, to: amina, sentAt: at(1) }));
      await add(someMessage('b', { from: amina, to: baraka, sentAt: at(2) }));
      await add(someMessage('c', { from: nameless, to: amina, sentAt: at(3) }));
      const last = await add(someMessage('d', { from: amina, to: wambui, sentAt: at(4) }));
      const inbox = await inboxOf(amina);
      expect(inbox.map(({ otherId, unread }) => [otherId, unread])).toEqual([
        [wambui, 1],
        [nameless, 1],
        [baraka, 0],
      ]);
      expect(inbox[0]).toEqual({
        otherId: wambui,
        other: { id: wambui, username: 'wambui', fullName: 'wambui of Kampala', picture: undefined },
        lastMessage: last,
        unread: 1,
      });
      expect(inbox[1]?.other).toBeUndefined();
      expect(inbox[2]?.other?.picture).toEqual(picture);
    });

    test('pages through the inbox without losing or repeating any, even at one instant', async () => {
      const amina = await insertUser(ports, 'amina');
      const others = await insertUsers(ports, 25);
      for (const [index, other] of others.entries()) {
        await add(someMessage(`m${index}x`, { from: other, to: amina, sentAt: at(Math.floor(index / 10)) }));
      }
      const all = await inboxOf(amina);
      const places = all.map(({ lastMessage, otherId }) => [lastMessage.sentAt.getTime(), otherId] as const);
      expect(places).toEqual(
        places.toSorted(([one, oneId], [other, otherId]) => other - one || (oneId < otherId ? 1 : -1)),
      );
      const { items, lengths } = await readAll(
        ({ after, limit }) => inboxOf(amina, after, limit),
        ({ lastMessage, otherId }) => ({ at: lastMessage.sentAt, id: otherId }),
      );
      expect(items).toEqual(all);
      expect(lengths).toEqual([21, 5]);
    });

    test('keeps one order without a gap for 50 who write at once, whichever side they are on', async () => {
      const [wambui, amina] = await twoUsers();
      const added = await Promise.all(
        fromOne(50).map((number) =>
          add(
            number % 2 === 0
              ? someMessage(`m${number}x`, { from: wambui, to: amina })
              : someMessage(`m${number}x`, { from: amina, to: wambui }),
          ),
        ),
      );
      const seen = await conversation(wambui, amina);
      expect(positions(seen)).toEqual(fromOne(50));
      expect(seen).toEqual(await conversation(amina, wambui));
      expect(seen).toEqual(added.toSorted((left, right) => left.position - right.position));
      for (const accountId of [wambui, amina]) {
        const deliveries = await deliveriesOf(accountId);
        expect(sequences(deliveries)).toEqual(fromOne(50));
        expect(deliveries.map(({ message }) => message)).toEqual(seen);
      }
      expect((await stateOf(amina, wambui)).unread).toEqual({ total: 25, conversation: 25 });
      expect((await stateOf(wambui, amina)).unread).toEqual({ total: 25, conversation: 25 });
    });

    test('keeps every account in order when everyone writes to everyone at once', async () => {
      const users = await insertUsers(ports, 6);
      await Promise.all(
        users.flatMap((from, row) =>
          users.flatMap((to, column) =>
            from === to ? [] : [add(someMessage(`m${row}to${column}x`, { from, to }))],
          ),
        ),
      );
      for (const user of users) {
        const deliveries = await deliveriesOf(user);
        expect(sequences(deliveries)).toEqual(fromOne(10));
        expect(new Set(deliveries.map(({ message }) => message.id)).size).toBe(10);
        expect(await inboxOf(user)).toHaveLength(5);
      }
    });

    test('never shows a number before the ones below it', async () => {
      const [wambui, amina] = await twoUsers();
      let writing = true;
      const writers = Promise.all(
        fromOne(30).map((number) => add(someMessage(`m${number}x`, { from: wambui, to: amina }))),
      ).finally(() => {
        writing = false;
      });
      while (writing) {
        const [deliveries, messages] = await Promise.all([deliveriesOf(amina), conversation(amina, wambui)]);
        expect(sequences(deliveries)).toEqual(fromOne(deliveries.length));
        expect(positions(messages)).toEqual(fromOne(messages.length));
      }
      await writers;
    });

    test('adds a message once if 20 try at once', async () => {
      const [wambui, amina] = await twoUsers();
      const draft = someMessage('once', { from: wambui, to: amina });
      const answers = await Promise.all(
        fromOne(20).map(() => ports.transaction((inside) => inside.conversations.add(draft))),
      );
      expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      expect(await conversation(wambui, amina)).toEqual([{ ...draft, position: 1 }]);
      expect(await ports.conversations.accountState(amina)).toEqual({ lastSequence: 1, unread: 1 });
    });

    test('counts exactly when somebody reads while the other writes', async () => {
      const [wambui, amina] = await twoUsers();
      await Promise.all(
        fromOne(30).flatMap((number) => [
          add(someMessage(`m${number}x`, { from: wambui, to: amina })),
          markRead(amina, wambui, number),
        ]),
      );
      await markRead(amina, wambui, 25);
      const seen = await conversation(amina, wambui);
      const { unread } = await stateOf(amina, wambui);
      expect(unread.total).toBe(unread.conversation);
      expect(unread.conversation).toBeLessThanOrEqual(seen.filter(({ position }) => position > 25).length);
      await markRead(amina, wambui, 30);
      expect((await stateOf(amina, wambui)).unread).toEqual({ total: 0, conversation: 0 });
    });

    test('returns when others began to write to certain accounts, and when these wrote back', async () => {
      const [wambui, amina] = await twoUsers();
      const [baraka, chebet, old] = [
        await insertUser(ports, 'baraka'),
        await insertUser(ports, 'chebet'),
        await insertUser(ports, 'old'),
      ];
      const write = (name: string, from: string, to: string, seconds: number) =>
        add(someMessage(name, { from, to, sentAt: at(seconds) }));
      await write('a', old, amina, -1);
      await write('b', amina, old, 4);
      await write('c', wambui, amina, 0);
      await write('d', wambui, amina, 1);
      await write('e', amina, wambui, 2);
      await write('f', amina, wambui, 3);
      await write('g', baraka, amina, 5);
      await write('h', amina, chebet, 6);
      await write('i', chebet, amina, 7);
      await ports.blocks.set({ blockerId: amina, blockedId: baraka, blocked: true, at: at(9) });
      await ports.blocks.set({ blockerId: wambui, blockedId: amina, blocked: true, at: at(9) });
      const begunWith = async (...accountIds: readonly string[]) =>
        (await ports.conversations.begunWith({ accountIds, since: at(0) })).toSorted(
          (one, other) => one.begunAt.getTime() - other.begunAt.getTime(),
        );
      const withAmina = [
        { accountId: amina, begunAt: at(0), answeredAt: at(2), blocked: false },
        { accountId: amina, begunAt: at(5), answeredAt: undefined, blocked: true },
      ];
      expect(await begunWith(amina)).toEqual(withAmina);
      expect(await begunWith(wambui, baraka, amina, chebet)).toEqual([
        ...withAmina,
        { accountId: chebet, begunAt: at(6), answeredAt: at(7), blocked: false },
      ]);
      expect(await begunWith()).toEqual([]);

      const begunBy = (accountId: string, seconds: number, limit = 9) =>
        ports.conversations.begunBy({ accountId, since: at(seconds), limit });
      await write('j', amina, baraka, 8);
      await write('k', amina, await insertUser(ports, 'kizza'), 9);
      expect(await begunBy(amina, 6)).toEqual([at(9), at(6)]);
      expect(await begunBy(amina, 6, 1)).toEqual([at(9)]);
      expect(await begunBy(amina, 7)).toEqual([at(9)]);
      expect(await begunBy(old, 0)).toEqual([]);
    });

    test('counts every conversation that an account begins, even if several begin at once', async () => {
      const [wambui] = await twoUsers();
      const others = await insertUsers(ports, 12);
      const seen = await Promise.all(
        others.map((to, index) =>
          ports.transaction(async ({ conversations }) => {
            await conversations.add(someMessage(`m${index}x`, { from: wambui, to }));
            return (await conversations.begunBy({ accountId: wambui, since: at(0), limit: 99 })).length;
          }),
        ),
      );
      expect(seen.toSorted((one, other) => one - other)).toEqual(fromOne(12));
    });

    test('uses up no number when a transaction fails', async () => {
      const [wambui, amina] = await twoUsers();
      await add(someMessage('first', { from: wambui, to: amina }));
      await undone(ports, async (inside) => {
        await add(someMessage('lost', { from: wambui, to: amina }), inside);
      });
      expect(await add(someMessage('second', { from: amina, to: wambui }))).toMatchObject({ position: 2 });
      expect(sequences(await deliveriesOf(amina))).toEqual([1, 2]);
      expect((await stateOf(amina, wambui)).unread).toEqual({ total: 1, conversation: 1 });
    });

    test('sees its own message while the transaction runs', async () => {
      const [wambui, amina] = await twoUsers();
      const seen = await ports.transaction(async (inside) => {
        await add(someMessage('first', { from: wambui, to: amina }), inside);
        return inside.conversations.deliveries({ accountId: amina, sequence: 0, limit: 10 });
      });
      expect(seen).toMatchObject([{ id: 1, unread: { total: 1, conversation: 1 } }]);
    });
  });
}
