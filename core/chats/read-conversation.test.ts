import { expect, it } from 'vitest';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { addAdvert, threeUsers, twoUsers } from '../fixtures-for-test.ts';
import { texts } from '../texts/text.ts';
import { say } from './conversation-for-test.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';
import { toggleBlock } from './toggle-block.ts';

it('shows the newest page first and the older ones by cursor, each oldest first', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (let count = 1; count <= 65; count += 1) await say(ports, amina, brian, `${count}`);
  const page = async (before?: string) => {
    const { messages, older } = await readConversation(ports, brian, { with: amina.accountId, before });
    return { first: messages[0]?.text, last: messages.at(-1)?.text, count: messages.length, older };
  };
  expect(await page()).toEqual({ first: '36', last: '65', count: 30, older: '36' });
  expect(await page('36')).toEqual({ first: '6', last: '35', count: 30, older: '6' });
  expect(await page('6')).toEqual({ first: '1', last: '5', count: 5, older: undefined });
  expect(await page('no position')).toEqual(await page());
});

it('has no older page when there is exactly one page', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (let count = 1; count <= 30; count += 1) await say(ports, amina, brian, `${count}`);
  expect((await readConversation(ports, brian, { with: amina.accountId })).older).toBeUndefined();
});

it('is empty before the first message', async () => {
  const { ports, amina, brian } = await twoUsers();
  expect(await readConversation(ports, amina, { with: brian.accountId })).toEqual({
    other: {
      id: brian.accountId,
      username: 'brian',
      fullName: 'brian of Kampala',
      picture: undefined,
    },
    gone: undefined,
    messages: [],
    older: undefined,
    lastPosition: 0,
    seenUpTo: 0,
    lastEventId: '0',
    unread: 0,
    quotedAdvert: undefined,
    blocked: false,
  });
});

it('says where the streams start', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  await say(ports, chebet, amina, 'other');
  await say(ports, brian, amina, 'one');
  await say(ports, amina, brian, 'two');
  const view = await readConversation(ports, amina, { with: brian.accountId });
  expect(view).toMatchObject({ lastPosition: 2, lastEventId: '3' });
});

it('marks what it shows as read, and notifies other pages if anything was unread', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  for (const text of ['one', 'two']) await say(ports, brian, amina, text);
  await say(ports, chebet, amina, 'three');
  const read = async (shown: boolean) =>
    (await readConversation(ports, amina, { with: brian.accountId, shown })).unread;
  const told = () => ports.eventBus.published.filter(({ event }) => event.kind === 'read').length;
  expect([await read(false), told()]).toEqual([3, 0]);
  expect([await read(true), told()]).toEqual([1, 1]);
  const writes = { ...ports.conversations, markRead: () => Promise.reject(new Error('a write')) };
  const again = { with: brian.accountId, shown: true };
  const view = await readConversation({ ...ports, conversations: writes }, amina, again);
  expect([view.unread, told()]).toEqual([1, 1]);
});

it('says up to where the other has read, and wakes their pages when that changes', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (const text of ['one', 'two']) await say(ports, brian, amina, text);
  const seen = async () => (await readConversation(ports, brian, { with: amina.accountId })).seenUpTo;
  expect(await seen()).toBe(0);
  await readConversation(ports, amina, { with: brian.accountId, shown: true });
  expect(await seen()).toBe(2);
  const told = ports.eventBus.published.filter(({ event }) => event.kind === 'seen');
  const event = { kind: 'seen', ids: { with: amina.accountId } };
  expect(told).toEqual([{ channel: `account:${brian.accountId}`, event }]);
});

it('says which advert the next message will quote', async () => {
  const { ports, amina, brian } = await twoUsers();
  const advertId = await addAdvert(ports, amina, { herbtitle: 'Moringa' });
  const quoted = async (viewer: typeof amina, other: typeof amina, id: string) =>
    (await readConversation(ports, viewer, { with: other.accountId, advertId: id })).quotedAdvert;
  expect(await quoted(brian, amina, advertId)).toEqual({ id: advertId, title: 'Moringa' });
  expect(await quoted(amina, brian, advertId)).toBeUndefined();
  expect(await quoted(brian, amina, 'ad_1')).toBeUndefined();
});

it('shows the advert that was quoted last as it is now, while others can open it', async () => {
  const { ports, amina, brian } = await twoUsers();
  const [moringa, neem] = [
    await addAdvert(ports, amina, { herbtitle: 'Moringa', price: '5000', quantity: '1', unit: 'kg' }),
    await addAdvert(ports, amina, { herbtitle: 'Neem' }),
  ];
  const about = async (viewer = brian, other = amina, advertId?: string) =>
    (await readConversation(ports, viewer, { with: other.accountId, advertId })).about;
  expect(await about()).toBeUndefined();
  expect(await about(brian, amina, neem)).toMatchObject({ id: neem });
  const asks = { with: amina.accountId, message: 'Is it fresh?', advertId: moringa };
  await sendMessage(ports, brian, { ...asks, messageId: ports.ids.alphanumeric(30) });
  const price = texts.units.priced({ price: 'UGX 5,000', amount: texts.units.one.kg });
  const shown = { id: moringa, title: 'Moringa', price, state: 'live' };
  expect([await about(), await about(amina, brian)]).toMatchObject([shown, shown]);
  expect((await about())?.cover.key).toMatch(/^[0-9a-f]{32}$/);
  await toggleSold(ports, amina, { advertId: moringa, sold: true });
  expect(await about()).toMatchObject({ id: moringa, state: 'sold' });
  await deleteAdvert(ports, amina, moringa);
  expect(await about()).toBeUndefined();
});

it('tells the person who blocked, and not the one who is blocked', async () => {
  const { ports, amina, brian } = await twoUsers();
  await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
  expect((await readConversation(ports, amina, { with: brian.accountId })).blocked).toBe(true);
  expect((await readConversation(ports, brian, { with: amina.accountId })).blocked).toBe(false);
});

it('shows a third person nothing of what two others have written', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  await say(ports, amina, brian, 'secret');
  for (const { accountId } of [amina, brian]) {
    expect((await readConversation(ports, chebet, { with: accountId })).messages).toEqual([]);
  }
});

it('does not reveal email addresses', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, amina, brian, 'Hello');
  const view = await readConversation(ports, brian, { with: amina.accountId });
  expect(JSON.stringify(view)).not.toContain('@');
});
