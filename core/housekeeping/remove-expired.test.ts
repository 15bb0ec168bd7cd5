import { expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { formerOwner } from '../accounts/former-owner.ts';
import { newSession } from '../accounts/session-token.ts';
import { addSession, addUser } from '../fixtures-for-test.ts';
import { limits } from '../limits-for-test.ts';
import { holdPicture } from '../pictures/hold-picture.ts';
import { admit } from '../shared/throttling/admit.ts';
import { day, hour } from '../shared/time/durations.ts';
import { keepUnfinished } from '../unfinished/keep-unfinished.ts';
import { removeExpired } from './remove-expired.ts';

it('removes sessions that have not been used for 30 days or are older than 90', async () => {
  const ports = memoryPorts();
  const { accountId } = await addUser(ports, 'nakato');
  const { session } = newSession(ports, { accountId, remember: true });
  const now = ports.clock.now().getTime();
  const ago = (days: number, extra = 0) => new Date(now - days * day - extra);
  await ports.sessions.add({ ...session, idHash: 'idle', createdAt: ago(40), lastSeenAt: ago(30, 1) }, 20);
  await ports.sessions.add({ ...session, idHash: 'old', createdAt: ago(90, 1), lastSeenAt: ago(0) }, 20);
  await ports.sessions.add({ ...session, idHash: 'alive', createdAt: ago(90), lastSeenAt: ago(30) }, 20);

  await removeExpired(ports);
  expect([...ports.database.tables.sessions.keys()]).toEqual(['alive']);
});

it('remembers for one more day whose session it was', async () => {
  const ports = memoryPorts();
  const { accountId } = await addUser(ports, 'nakato');
  const token = await addSession(ports, { accountId });
  ports.clock.advance(31 * day);
  await removeExpired(ports);
  expect(ports.database.tables.sessions.size).toBe(0);
  expect(await formerOwner(ports, token)).toBe(accountId);
  ports.clock.advance(1);
  await removeExpired(ports);
  expect(await formerOwner(ports, token)).toBeUndefined();
});

it('removes form keys after a day, and unfinished forms after 30', async () => {
  const ports = memoryPorts();
  const at = ports.clock.now();
  await ports.formKeys.claim({ accountId: 'a', key: 'k', contentHash: 'h', at });
  const token = await addSession(ports, await addUser(ports, 'nakato'));
  const form = { browserId: undefined, madeFor: undefined, place: '/post', fields: {} };
  await keepUnfinished(ports, { ...form, token });
  ports.clock.advance(day);
  await removeExpired(ports);
  expect(ports.database.tables.formKeys.size).toBe(1);
  expect(ports.database.tables.unfinished.size).toBe(1);
  ports.clock.advance(1);
  await removeExpired(ports);
  expect(ports.database.tables.formKeys.size).toBe(0);
  ports.clock.advance(29 * day - 1);
  await removeExpired(ports);
  expect(ports.database.tables.unfinished.size).toBe(1);
  ports.clock.advance(1);
  await removeExpired(ports);
  expect(ports.database.tables.unfinished.size).toBe(0);
});

it('removes one-time links that can no longer be used', async () => {
  const ports = memoryPorts();
  const { accountId, email } = await addUser(ports, 'nakato');
  const link = { kind: 'reset-password', accountId, email } as const;
  const now = ports.clock.now();
  await ports.oneTimeLinks.add({ ...link, tokenHash: 'over', expiresAt: new Date(now.getTime() - 1) });
  await ports.oneTimeLinks.add({ ...link, tokenHash: 'usable', expiresAt: now });
  await removeExpired(ports);
  expect([...ports.database.tables.oneTimeLinks.keys()]).toEqual(['usable']);
});

it('removes counted attempts when their time window is over', async () => {
  const ports = memoryPorts();
  await admit(ports, limits['log-in'], { account: 'amina@example.com', client: '192.0.2.1' });
  ports.clock.advance(hour);
  await removeExpired(ports);
  expect(ports.database.tables.throttle.size).toBe(1);
  ports.clock.advance(day);
  await removeExpired(ports);
  expect(ports.database.tables.throttle.size).toBe(0);
});

it('removes pictures that were uploaded but never used', async () => {
  const ports = memoryPorts();
  await holdPicture(ports, await addUser(ports, 'nakato'), fakePicture({ width: 8, height: 6 }));
  ports.clock.advance(day);
  await removeExpired(ports);
  expect(ports.photoStore.files.size).toBe(8);
  ports.clock.advance(1);
  await removeExpired(ports);
  expect(ports.photoStore.files.size).toBe(0);
});
