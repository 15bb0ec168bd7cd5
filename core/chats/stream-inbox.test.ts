import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { accountChannel, announce } from '../accounts/announce.ts';
import { logIn } from '../accounts/log-in.ts';
import { logOut } from '../accounts/log-out.ts';
import { signUp } from '../accounts/sign-up.ts';
import { addSession, addUser, signUpForm, threeUsers, twoUsers } from '../fixtures-for-test.ts';
import { missedEvents } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import { say, take, textsOf } from './conversation-for-test.ts';
import { markRead } from './mark-read.ts';
import { streamInbox } from './stream-inbox.ts';
import { createStreamControl } from './stream-signal.ts';

async function open(
  ports: Ports,
  user: User,
  asked: { readonly lastEventId?: string; readonly with?: string } = {},
) {
  const signal = createStreamControl();
  const sessionToken = await addSession(ports, user);
  const stream = streamInbox(ports, user, { sessionToken, lastEventId: undefined, ...asked }, signal);
  return { stream, signal, sessionToken };
}

/** The same, after its first event. */
async function started(ports: Ports, user: User) {
  const opened = await open(ports, user);
  await take(opened.stream, 1);
  return opened;
}

type Started = Awaited<ReturnType<typeof started>> & { readonly ports: MemoryPorts };

const ended = { value: undefined, done: true };

it('begins with new messages, and says at which position', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, brian, amina, 'before');
  const { stream } = await open(ports, amina);
  expect(await take(stream, 1)).toEqual([{ kind: 'start', id: 1, unread: 1 }]);
  await say(ports, brian, amina, 'after');
  expect(textsOf(await take(stream, 1))).toEqual(['after']);
});

it('sends messages sent and received in every conversation, with the unread counts', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  const { stream } = await started(ports, amina);
  const received = await say(ports, brian, amina, 'from brian');
  expect(await take(stream, 1)).toEqual([
    { kind: 'message', id: 1, message: received, unread: { total: 1, conversation: 1 } },
  ]);
  const sent = await say(ports, amina, chebet, 'to chebet');
  expect(await take(stream, 1)).toEqual([
    { kind: 'message', id: 2, message: sent, unread: { total: 1, conversation: 0 } },
  ]);
});

it('sends nothing of what others write to each other', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  const { stream } = await started(ports, chebet);
  await say(ports, amina, brian, 'secret');
  await say(ports, amina, chebet, 'for chebet');
  expect(textsOf(await take(stream, 1))).toEqual(['for chebet']);
});

it('continues where it broke off', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (let count = 1; count <= 120; count += 1) await say(ports, brian, amina, `${count}`);
  const { stream } = await open(ports, amina, { lastEventId: '20' });
  const [start, ...events] = await take(stream, 101);
  expect(start).toEqual({ kind: 'start', id: 20, unread: 120 });
  expect(textsOf(events)).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 21}`));
  await say(ports, brian, amina, 'live');
  expect(textsOf(await take(stream, 1))).toEqual(['live']);
});

it.each(['', 'nonsense', '-1', '1e3', '999', '9'.repeat(40)])(
  'begins with new messages when it is asked to continue at %j',
  async (lastEventId) => {
    const { ports, amina, brian } = await twoUsers();
    await say(ports, brian, amina, 'before');
    const { stream } = await open(ports, amina, { lastEventId });
    expect(await take(stream, 1)).toMatchObject([{ kind: 'start', id: 1 }]);
  },
);

it('neither misses nor repeats what is sent while it opens, replays and waits', async () => {
  const { ports, amina, brian } = await twoUsers();
  const total = 70;
  const sending = (async () => {
    for (let count = 1; count <= total; count += 1) await say(ports, brian, amina, `${count}`);
  })();
  const { stream } = await open(ports, amina, { lastEventId: '0' });
  const events = await take(stream, total + 1);
  await sending;
  expect(textsOf(events)).toEqual(Array.from({ length: total }, (_, index) => `${index + 1}`));
  expect(events.slice(1).map((event) => ('id' in event ? String(event.id) : ''))).toEqual(textsOf(events));
});

it('sends what was read on another device', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, brian, amina, 'one');
  await say(ports, brian, amina, 'two');
  const { stream } = await started(ports, amina);
  await markRead(ports, amina, { with: brian.accountId, position: '1' });
  expect(await take(stream, 1)).toEqual([
    { kind: 'read', with: brian.accountId, unread: { total: 1, conversation: 1 } },
  ]);
});

it('tells the sender up to where the other has read', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, amina, brian, 'one');
  const { stream } = await started(ports, amina);
  await markRead(ports, brian, { with: amina.accountId, position: '1' });
  expect(await take(stream, 1)).toEqual([{ kind: 'seen', with: brian.accountId, position: 1 }]);
});

it('continues from the oldest message that a slow reader has not seen', async () => {
  const { ports, amina, brian } = await twoUsers();
  const { stream } = await started(ports, amina);
  for (let count = 1; count <= 60; count += 1) await say(ports, brian, amina, `${count}`);
  expect(await stream.next()).toMatchObject({ value: { kind: 'message', id: 1 } });
});

it('does not query the store while nothing happens', async () => {
  const { ports, amina, brian } = await twoUsers();
  let asked = 0;
  const conversations: Ports['conversations'] = {
    ...ports.conversations,
    deliveries(query) {
      asked += 1;
      return ports.conversations.deliveries(query);
    },
  };
  const { stream } = await open({ ...ports, conversations }, amina);
  await take(stream, 1);
  await say(ports, brian, amina, 'one');
  await take(stream, 1);
  const next = take(stream, 1);
  for (let turn = 0; turn < 20; turn += 1) await ports.conversations.accountState(amina.accountId);
  const askedBefore = asked;
  for (let turn = 0; turn < 20; turn += 1) await ports.conversations.accountState(amina.accountId);
  expect(asked).toBe(askedBefore);
  await say(ports, brian, amina, 'two');
  expect(textsOf(await next)).toEqual(['two']);
});

it('begins again where it is when the bus may have lost that something was read or paid', async () => {
  const { ports, amina, brian } = await twoUsers();
  await say(ports, brian, amina, 'seen');
  const { stream } = await started(ports, amina);
  const silent = { ...ports, eventBus: { ...ports.eventBus, publish: async () => undefined } };
  await markRead(silent, amina, { with: brian.accountId, position: '1' });
  await say(silent, brian, amina, 'not announced');
  await ports.eventBus.publish(accountChannel(amina.accountId), missedEvents);
  const [start, message] = await take(stream, 2);
  expect(start).toEqual({ kind: 'start', id: 1, unread: 1 });
  expect(message).toMatchObject({ kind: 'message', id: 2 });
});

it('finds at the next pulse what a failing bus did not report', async () => {
  const { ports, amina, brian } = await twoUsers();
  const { stream, signal } = await started(ports, amina);
  const next = take(stream, 1);
  const eventBus = { ...ports.eventBus, publish: () => Promise.reject(new Error('no bus')) };
  await say({ ...ports, eventBus }, brian, amina, 'unheard');
  signal.pulse();
  expect(textsOf(await next)).toEqual(['unheard']);
});

it.each<[string, (stream: Started) => unknown]>([
  ['it is told to stop', ({ signal }) => signal.stop()],
  [
    'the same browser logs in again',
    async ({ ports, sessionToken: previousToken }) => {
      const { email } = await addUser(ports, 'chebet', { password: 'bitter leaves' });
      await logIn(ports, { email, password: 'bitter leaves', remember: true, previousToken });
    },
  ],
  [
    'somebody signs up in the same browser',
    ({ ports, sessionToken: previousToken }) => signUp(ports, signUpForm({ previousToken })),
  ],
  [
    'its session has run out, at the next pulse',
    ({ ports, signal }) => {
      ports.clock.advance(31 * day);
      signal.pulse();
    },
  ],
])('ends when %s', async (_when, happen) => {
  const { ports, amina } = await twoUsers();
  const stream = await started(ports, amina);
  const next = stream.stream.next();
  await happen({ ports, ...stream });
  expect(await next).toEqual(ended);
  expect(stream.signal.listeners).toBe(0);
});

it('stops in the middle of a long replay', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (let count = 1; count <= 60; count += 1) await say(ports, brian, amina, `${count}`);
  const { stream, signal } = await open(ports, amina, { lastEventId: '0' });
  await take(stream, 50);
  signal.stop();
  await take(stream, 1);
  expect(await stream.next()).toEqual(ended);
});

it('ends when its session logs out, and no other', async () => {
  const { ports, amina, brian } = await twoUsers();
  const phone = await started(ports, amina);
  const laptop = await started(ports, amina);
  const [nextOfPhone, nextOfLaptop] = [phone.stream.next(), laptop.stream.next()];
  await logOut(ports, phone.sessionToken);
  expect(await nextOfPhone).toEqual(ended);
  await say(ports, brian, amina, 'still here');
  expect(await nextOfLaptop).toMatchObject({ value: { message: { text: 'still here' } } });
});

it('ends at once if the session ended while it opened', async () => {
  const { ports, amina } = await twoUsers();
  const { stream, sessionToken } = await open(ports, amina);
  await logOut(ports, sessionToken);
  await take(stream, 1);
  expect(await stream.next()).toEqual(ended);
});

it("does not stay open on somebody else's session", async () => {
  const { ports, amina, brian } = await twoUsers();
  const sessionToken = await addSession(ports, brian);
  const request = { sessionToken, lastEventId: undefined };
  const stream = streamInbox(ports, amina, request, createStreamControl());
  await take(stream, 1);
  expect(await stream.next()).toEqual(ended);
});

it('stops listening when the reader leaves', async () => {
  const { ports, amina } = await twoUsers();
  const { stream, signal } = await started(ports, amina);
  expect(signal.listeners).toBe(1);
  await stream.return();
  expect(signal.listeners).toBe(0);
});

it('stops listening when the bus refuses one of its subscriptions', async () => {
  const { ports, amina } = await twoUsers();
  const signal = createStreamControl();
  const failure = new Error('no bus');
  const eventBus = { ...ports.eventBus, subscribe: () => Promise.reject(failure) };
  const request = { sessionToken: await addSession(ports, amina), lastEventId: undefined };
  const stream = streamInbox({ ...ports, eventBus }, amina, request, signal);
  await expect(stream.next()).rejects.toBe(failure);
  expect(signal.listeners).toBe(0);
});

describe('of one conversation', () => {
  it('sends what the two write, and nothing else', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    const { stream } = await open(ports, amina, { with: brian.accountId });
    expect(await take(stream, 1)).toEqual([{ kind: 'start', id: 0, unread: 0 }]);
    await say(ports, chebet, amina, 'from chebet');
    const message = await say(ports, brian, amina, 'from brian');
    await announce(ports, amina.accountId, { kind: 'payment', ids: { advert: 'ad_1' } });
    await say(ports, amina, brian, 'to brian');
    const events = await take(stream, 2);
    expect(events[0]).toEqual({ kind: 'message', id: 2, message, unread: { total: 2, conversation: 1 } });
    expect(textsOf(events)).toEqual(['from brian', 'to brian']);
  });

  it('sends both sides the same in the same order', async () => {
    const { ports, amina, brian } = await twoUsers();
    const one = await open(ports, amina, { with: brian.accountId, lastEventId: '0' });
    const other = await open(ports, brian, { with: amina.accountId, lastEventId: '0' });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2 === 0 ? say(ports, amina, brian, `${index}`) : say(ports, brian, amina, `${index}`),
      ),
    );
    const [seen, seenByOther] = [await take(one.stream, 61), await take(other.stream, 61)];
    expect(textsOf(seen)).toEqual(textsOf(seenByOther));
  });

  it('continues where it broke off, however much others have written since', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    await say(ports, brian, amina, 'one');
    for (let count = 1; count <= 60; count += 1) await say(ports, chebet, amina, `${count}`);
    await say(ports, brian, amina, 'two');
    const { stream } = await open(ports, amina, { with: brian.accountId, lastEventId: '1' });
    const events = await take(stream, 2);
    expect(events[0]).toEqual({ kind: 'start', id: 1, unread: 2 });
    expect(events[1]).toMatchObject({ kind: 'message', id: 62, message: { text: 'two', position: 2 } });
  });

  it('sends what was read of this conversation on another device', async () => {
    const { ports, amina, brian, chebet } = await threeUsers();
    await say(ports, chebet, amina, 'from chebet');
    await say(ports, brian, amina, 'from brian');
    const { stream } = await open(ports, amina, { with: brian.accountId });
    await take(stream, 1);
    await markRead(ports, amina, { with: chebet.accountId, position: '1' });
    await say(ports, brian, amina, 'and again');
    expect(textsOf(await take(stream, 1))).toEqual(['and again']);
    await markRead(ports, amina, { with: brian.accountId, position: '2' });
    expect(await take(stream, 1)).toEqual([
      { kind: 'read', with: brian.accountId, unread: { total: 0, conversation: 0 } },
    ]);
  });
});
