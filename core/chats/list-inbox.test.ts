import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { say, scene } from './conversation-for-test.ts';
import { listInbox } from './list-inbox.ts';

describe('listInbox', () => {
  it('shows the latest message per other person, sent or received, newest first', async () => {
    const { ports, amina, brian } = await scene();
    const chebet = await addUser(ports, 'chebet');
    await say(ports, amina, brian, 'to brian');
    ports.clock.advance(1_000);
    await say(ports, chebet, amina, 'from chebet');
    ports.clock.advance(1_000);
    await say(ports, brian, amina, 'from brian');
    ports.clock.advance(1_000);
    await say(ports, amina, brian, 'to brian again');

    const { items, next } = await listInbox(ports, amina);
    expect(next).toBeUndefined();
    expect(
      items.map(({ other, lastMessage, unread }) => [other?.username, lastMessage.text, unread]),
    ).toEqual([
      ['brian', 'to brian again', 1],
      ['chebet', 'from chebet', 1],
    ]);
  });

  it('keeps the conversation that one has started oneself', async () => {
    const { ports, amina, brian } = await scene();
    await say(ports, amina, brian, 'Hello');
    expect((await listInbox(ports, amina)).items).toMatchObject([{ otherId: brian.accountId, unread: 0 }]);
  });

  it('shows nothing of the conversations of others', async () => {
    const { ports, amina, brian } = await scene();
    await say(ports, amina, brian, 'Hello');
    const chebet = await addUser(ports, 'chebet');
    expect(await listInbox(ports, chebet)).toEqual({ items: [], next: undefined, lastEventId: '0' });
  });

  it('tells nobody an email', async () => {
    const { ports, amina, brian } = await scene();
    await say(ports, amina, brian, 'Hello');
    expect(JSON.stringify(await listInbox(ports, brian))).not.toContain('@');
  });

  it('has twenty a page, each conversation once', async () => {
    const ports = memoryPorts();
    const amina = await addUser(ports, 'amina');
    const names: string[] = [];
    for (let count = 0; count < 45; count += 1) {
      const other = await addUser(ports, `user${count}`);
      names.push(other.username);
      await say(ports, other, amina, 'Hello');
      ports.clock.advance(1_000);
    }
    const first = await listInbox(ports, amina);
    const second = await listInbox(ports, amina, first.next);
    const third = await listInbox(ports, amina, second.next);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5]);
    expect(third.next).toBeUndefined();
    const shown = [first, second, third].flatMap(({ items }) => items.map(({ other }) => other?.username));
    expect(shown).toEqual(names.toReversed());
    expect((await listInbox(ports, amina, 'no cursor')).items).toEqual(first.items);
  });

  it('needs somebody with a profile', async () => {
    const ports = memoryPorts();
    expect(await refusalOf(listInbox(ports, visitor))).toMatchObject({ code: 'unauthenticated' });
    const holder = await addAccount(ports, 'holder');
    expect(await refusalOf(listInbox(ports, holder))).toMatchObject({ code: 'profile-required' });
  });
});
