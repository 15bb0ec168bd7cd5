import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addSession, addUser, holdPictures, oneHolder, oneUser, profileForm } from '../fixtures-for-test.ts';
import { day, minute } from '../shared/time/durations.ts';
import { editAccount } from './edit-account.ts';
import { resumeSession } from './resume-session.ts';

const nobody = { kind: 'visitor' };

describe('who holds a token', () => {
  it('is a user when there is a profile', async () => {
    const { ports, nakato: user } = await oneUser();
    expect(await resumeSession(ports, await addSession(ports, user))).toEqual(user);
  });

  it('is an account holder when there is none', async () => {
    const { ports, holder } = await oneHolder('nakato');
    expect(await resumeSession(ports, await addSession(ports, holder))).toEqual(holder);
  });

  it('brings the picture of the profile', async () => {
    const { ports, nakato: user } = await oneUser();
    const pictureKeys = await holdPictures(ports, user, 'portrait');
    await editAccount(ports, user, profileForm({ username: 'nakato', pictureKeys }));
    const viewer = await resumeSession(ports, await addSession(ports, user));
    expect(viewer).toMatchObject({ kind: 'user', picture: { key: pictureKeys[0] } });
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])('is nobody for the token %j', async (token) => {
    expect(await resumeSession(memoryPorts(), token)).toEqual(nobody);
  });

  it('is nobody when the account no longer exists', async () => {
    const ports = memoryPorts();
    const token = await addSession(ports, { accountId: 'gone' });
    expect(await resumeSession(ports, token)).toEqual(nobody);
  });
});

describe('a session', () => {
  it('lasts 30 days without use, and not a moment longer', async () => {
    const ports = memoryPorts();
    const token = await addSession(ports, await addUser(ports, 'nakato'));
    ports.clock.advance(30 * day);
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    ports.clock.advance(30 * day + 1);
    expect(await resumeSession(ports, token)).toEqual(nobody);
  });

  it('ends 90 days after log-in, however much it is used', async () => {
    const ports = memoryPorts();
    const token = await addSession(ports, await addUser(ports, 'nakato'));
    for (let month = 0; month < 3; month += 1) {
      ports.clock.advance(30 * day);
      expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    }
    ports.clock.advance(1);
    expect(await resumeSession(ports, token)).toEqual(nobody);
  });

  it('is recorded as used every five minutes at most', async () => {
    const ports = memoryPorts();
    const token = await addSession(ports, await addUser(ports, 'nakato'));
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
  ])('is resumed even if recording that %s', async (_, touch) => {
    const { ports, nakato: user } = await oneUser();
    const token = await addSession(ports, user);
    ports.clock.advance(5 * minute);
    expect(await resumeSession({ ...ports, sessions: { ...ports.sessions, touch } }, token)).toEqual(user);
  });
});
