import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addUser, holdPictures } from '../fixtures-for-test.ts';
import { day, minute } from '../time/durations.ts';
import type { Viewer } from '../viewer.ts';
import { resumeSession } from './resume-session.ts';
import { newSession } from './session-token.ts';

async function tokenOf(ports: MemoryPorts, viewer: Exclude<Viewer, { kind: 'visitor' }>): Promise<string> {
  const { session, signedIn } = newSession(ports, { accountId: viewer.accountId, remember: true });
  await ports.sessions.add(session, 20);
  return signedIn.token;
}

const nobody = { kind: 'visitor' };

describe('who holds a token', () => {
  it('is a user when there is a profile', async () => {
    const ports = memoryPorts();
    const user = await addUser(ports, 'nakato');
    expect(await resumeSession(ports, await tokenOf(ports, user))).toEqual(user);
  });

  it('is an account holder when there is none', async () => {
    const ports = memoryPorts();
    const holder = await addAccount(ports, 'nakato');
    expect(await resumeSession(ports, await tokenOf(ports, holder))).toEqual(holder);
  });

  it('brings the picture of the profile', async () => {
    const ports = memoryPorts();
    const user = await addUser(ports, 'nakato');
    const [pictureKey] = await holdPictures(ports, user, 'portrait');
    const profile = { about: '', address: '', phoneNumber: '', dateOfBirth: undefined, pictureKey };
    await ports.profiles.update(user.accountId, { ...profile, username: 'nakato', fullName: 'Nakato' });
    const viewer = await resumeSession(ports, await tokenOf(ports, user));
    expect(viewer).toMatchObject({ kind: 'user', picture: { key: pictureKey } });
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])('is nobody for the token %j', async (token) => {
    expect(await resumeSession(memoryPorts(), token)).toEqual(nobody);
  });

  it('is nobody when the account is gone', async () => {
    const ports = memoryPorts();
    const { session, signedIn } = newSession(ports, { accountId: 'gone', remember: true });
    await ports.sessions.add(session, 20);
    expect(await resumeSession(ports, signedIn.token)).toEqual(nobody);
  });
});

describe('a session', () => {
  it('lives 30 days without use, and not a moment longer', async () => {
    const ports = memoryPorts();
    const token = await tokenOf(ports, await addUser(ports, 'nakato'));
    ports.clock.advance(30 * day);
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    ports.clock.advance(30 * day + 1);
    expect(await resumeSession(ports, token)).toEqual(nobody);
  });

  it('ends 90 days after log-in, however much it is used', async () => {
    const ports = memoryPorts();
    const token = await tokenOf(ports, await addUser(ports, 'nakato'));
    for (let month = 0; month < 3; month += 1) {
      ports.clock.advance(30 * day);
      expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    }
    ports.clock.advance(1);
    expect(await resumeSession(ports, token)).toEqual(nobody);
  });

  it('is written down as used at most every five minutes', async () => {
    const ports = memoryPorts();
    const token = await tokenOf(ports, await addUser(ports, 'nakato'));
    const idHash = ports.digests.sha256(token);
    const begun = ports.clock.now();

    ports.clock.advance(5 * minute - 1);
    await resumeSession(ports, token);
    expect((await ports.sessions.byHash(idHash))?.lastSeenAt).toEqual(begun);

    ports.clock.advance(1);
    await resumeSession(ports, token);
    expect((await ports.sessions.byHash(idHash))?.lastSeenAt).toEqual(ports.clock.now());
  });

  it.each([
    ['takes its time', () => new Promise<void>(() => {})],
    ['fails', () => Promise.reject(new Error('The database is locked.'))],
  ])('is resumed while writing that down %s', async (_, touch) => {
    const ports = memoryPorts();
    const user = await addUser(ports, 'nakato');
    const token = await tokenOf(ports, user);
    ports.clock.advance(5 * minute);
    expect(await resumeSession({ ...ports, sessions: { ...ports.sessions, touch } }, token)).toEqual(user);
  });
});
