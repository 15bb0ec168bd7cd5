import { expect, it } from 'vitest';
import { removeAccount } from '../accounts/remove-account.ts';
import { addAdvert, addUser, pagesOf, threeUsers, twoUsers } from '../fixtures-for-test.ts';
import { say } from './conversation-for-test.ts';
import { listInbox } from './list-inbox.ts';
import { sendMessage } from './send-message.ts';

it('shows the latest message with each person, sent or received, newest first', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  await say(ports, amina, brian, 'to brian');
  ports.clock.advance(1_000);
  await say(ports, chebet, amina, 'from chebet');
  ports.clock.advance(1_000);
  await say(ports, brian, amina, 'from brian');
  ports.clock.advance(1_000);
  await say(ports, amina, brian, 'to brian again');

  const { items, next } = await listInbox(ports, amina);
  expect(next).toBeUndefined();
  expect(items.map(({ other, lastMessage, unread }) => [other?.username, lastMessage.text, unread])).toEqual([
    ['brian', 'to brian again', 1],
    ['chebet', 'from chebet', 1],
  ]);
});

it('includes a conversation that one has started oneself', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, amina, brian, 'Hello');
  expect((await listInbox(ports, amina)).items).toMatchObject([{ otherId: brian.accountId, unread: 0 }]);
});

it('shows nothing of the conversations of others', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, amina, brian, 'Hello');
  const chebet = await addUser(ports, 'chebet');
  expect(await listInbox(ports, chebet)).toEqual({ items: [], next: undefined, lastEventId: '0' });
});

it('does not reveal email addresses', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, amina, brian, 'Hello');
  expect(JSON.stringify(await listInbox(ports, brian))).not.toContain('@');
});

it('shows twenty a page, each conversation once', async () => {
  const { ports, amina } = await twoUsers();
  const names: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    const other = await addUser(ports, `user${count}`);
    names.push(other.username);
    await say(ports, other, amina, 'Hello');
    ports.clock.advance(1_000);
  }
  const pages = await pagesOf((cursor) => listInbox(ports, amina, cursor));
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat().map(({ other }) => other?.username)).toEqual(names.toReversed());
  expect((await listInbox(ports, amina, 'no cursor')).items).toEqual(pages[0]);
});

it('takes no words of a title for the name of somebody whose account is gone', async () => {
  const { ports, amina, brian } = await twoUsers();
  const advertId = await addAdvert(ports, amina, { herbtitle: 'Leaves for a new user' });
  const offer = { with: amina.accountId, move: 'offer', amount: '5,000', advertId };
  await sendMessage(ports, brian, { ...offer, messageId: ports.ids.alphanumeric(30) });
  await removeAccount(ports, brian.accountId);
  const [item] = (await listInbox(ports, amina)).items;
  expect(item?.lastMessage.text).toMatchObject({ values: { title: 'Leaves for a new user' } });
});
