import { expect, it } from 'vitest';
import { logOut } from '../accounts/log-out.ts';
import { addSession, threeUsers, twoUsers } from '../fixtures-for-test.ts';
import type { Ports } from '../ports/ports.ts';
import type { User } from '../shared/viewer.ts';
import { say, take, textsOf } from './conversation-for-test.ts';
import { markRead } from './mark-read.ts';
import { streamConversation } from './stream-conversation.ts';
import { createStreamControl } from './stream-signal.ts';

async function open(ports: Ports, user: User, other: User, lastEventId?: string) {
  const signal = createStreamControl();
  const sessionToken = await addSession(ports, user);
  const request = { with: other.accountId, sessionToken, lastEventId };
  return { stream: streamConversation(ports, user, request, signal), signal, sessionToken };
}

it('sends what the two write, and nothing else', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  const { stream } = await open(ports, amina, brian);
  expect(await take(stream, 1)).toEqual([{ kind: 'start', id: 0, unread: 0 }]);
  await say(ports, chebet, amina, 'from chebet');
  const message = await say(ports, brian, amina, 'from brian');
  await say(ports, amina, brian, 'to brian');
  const events = await take(stream, 2);
  expect(events[0]).toEqual({
    kind: 'message',
    id: 1,
    message,
    unread: { total: 2, conversation: 1 },
  });
  expect(textsOf(events)).toEqual(['from brian', 'to brian']);
});

it('sends both sides the same in the same order', async () => {
  const { ports, amina, brian } = await twoUsers();
  const [one, other] = [await open(ports, amina, brian, '0'), await open(ports, brian, amina, '0')];
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0 ? say(ports, amina, brian, `${index}`) : say(ports, brian, amina, `${index}`),
    ),
  );
  const [seen, seenByOther] = [await take(one.stream, 61), await take(other.stream, 61)];
  expect(textsOf(seen)).toEqual(textsOf(seenByOther));
  expect(seen.map((event) => 'id' in event && event.id)).toEqual(
    Array.from({ length: 61 }, (_, index) => index),
  );
});

it('continues where it broke off', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (const text of ['one', 'two', 'three']) await say(ports, brian, amina, text);
  const { stream } = await open(ports, amina, brian, '1');
  const events = await take(stream, 3);
  expect(events[0]).toEqual({ kind: 'start', id: 1, unread: 3 });
  expect(textsOf(events)).toEqual(['two', 'three']);
});

it('sends what was read of this conversation on another device', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  await say(ports, chebet, amina, 'from chebet');
  await say(ports, brian, amina, 'from brian');
  const { stream } = await open(ports, amina, brian);
  await take(stream, 1);
  await markRead(ports, amina, { with: chebet.accountId, position: '1' });
  await say(ports, brian, amina, 'and again');
  expect(textsOf(await take(stream, 1))).toEqual(['and again']);
  await markRead(ports, amina, { with: brian.accountId, position: '2' });
  expect(await take(stream, 1)).toEqual([
    { kind: 'read', with: brian.accountId, unread: { total: 0, conversation: 0 } },
  ]);
});

it('ends with its session, and when it is stopped', async () => {
  const { ports, amina, brian } = await twoUsers();
  const loggedOut = await open(ports, amina, brian);
  const stopped = await open(ports, amina, brian);
  await take(loggedOut.stream, 1);
  await take(stopped.stream, 1);
  const ends = [loggedOut.stream.next(), stopped.stream.next()];
  await logOut(ports, loggedOut.sessionToken);
  stopped.signal.stop();
  expect(await Promise.all(ends)).toEqual([
    { value: undefined, done: true },
    { value: undefined, done: true },
  ]);
  expect([loggedOut.signal.listeners, stopped.signal.listeners]).toEqual([0, 0]);
});
