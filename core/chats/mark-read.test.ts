import { expect, it } from 'vitest';
import { addUser, twoUsers } from '../fixtures-for-test.ts';
import { say } from './conversation-for-test.ts';
import { countUnread } from './count-unread.ts';
import { listInbox } from './list-inbox.ts';
import { markRead } from './mark-read.ts';

async function threeUnread() {
  const { ports, amina, brian } = await twoUsers();
  for (const text of ['one', 'two', 'three']) await say(ports, brian, amina, text);
  const read = (position: string) => markRead(ports, amina, { with: brian.accountId, position });
  const unread = async () => (await countUnread(ports, amina)).unread;
  return { ports, amina, brian, read, unread };
}

it('leaves what came after that position unread', async () => {
  const { ports, amina, brian, read, unread } = await threeUnread();
  expect(await unread()).toBe(3);
  await read('2');
  expect(await unread()).toBe(1);
  expect((await listInbox(ports, amina)).items).toMatchObject([{ otherId: brian.accountId, unread: 1 }]);
});

it('does not go back', async () => {
  const { read, unread } = await threeUnread();
  await read('3');
  await read('1');
  expect(await unread()).toBe(0);
});

it('does not mark future messages', async () => {
  const { ports, amina, brian, read, unread } = await threeUnread();
  await read('999999999999999');
  await say(ports, brian, amina, 'four');
  expect(await unread()).toBe(1);
});

it('counts only what the other person wrote', async () => {
  const { ports, amina, brian, read, unread } = await threeUnread();
  await say(ports, amina, brian, 'mine');
  await say(ports, brian, amina, 'theirs');
  await read('3');
  expect(await unread()).toBe(1);
  expect((await countUnread(ports, brian)).unread).toBe(1);
});

it('does not affect other conversations', async () => {
  const { ports, amina, read, unread } = await threeUnread();
  await say(ports, await addUser(ports, 'chebet'), amina, 'Hello');
  await read('3');
  expect(await unread()).toBe(1);
});

it('notifies the reader’s own streams if it changed something', async () => {
  const { ports, amina, brian, read } = await threeUnread();
  await read('3');
  await read('3');
  expect(ports.eventBus.published.filter(({ event }) => event.kind === 'read')).toEqual([
    {
      channel: `account:${amina.accountId}`,
      event: { kind: 'read', ids: { with: brian.accountId } },
    },
  ]);
});

it.each(['', '-1', '1.5', 'all', '9'.repeat(16)])('ignores the position %j', async (position) => {
  const { read, unread } = await threeUnread();
  await read(position);
  expect(await unread()).toBe(3);
});

it.each(['nobody', '', 'a\u0000'])('ignores a conversation with %j', async (userId) => {
  const { ports, amina, unread } = await threeUnread();
  await markRead(ports, amina, { with: userId, position: '3' });
  expect(await unread()).toBe(3);
});
