import { describe, expect, test } from 'vitest';
import type { Session } from '../../core/ports/sessions.ts';
import { at, atOnce, hashOf, insertAccount, someSession } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeSessions(name: string, fixture: StoresFixture): void {
  describe(`${name}: sessions`, () => {
    const ports = emptyStores(fixture);

    async function addSession(number: number, changes: Partial<Session> = {}): Promise<Session> {
      await insertAccount(ports, 'amina');
      const session = someSession(number, changes);
      await ports.sessions.add(session, 20);
      return session;
    }

    test('returns every field of a session', async () => {
      const session = await addSession(1, { createdAt: at(0.001), lastSeenAt: at(5.999), remember: false });
      expect(await ports.sessions.byHash(session.idHash)).toEqual(session);
    });

    test('records when that session was last seen', async () => {
      const touched = await addSession(1);
      const other = await addSession(2);
      await ports.sessions.touch(touched.idHash, at(300.25));
      expect(await ports.sessions.byHash(touched.idHash)).toEqual({
        ...touched,
        lastSeenAt: at(300.25),
      });
      expect(await ports.sessions.byHash(other.idHash)).toEqual(other);
    });

    test('removes that session only', async () => {
      const removed = await addSession(1);
      const other = await addSession(2);
      await ports.sessions.remove(removed.idHash);
      expect(await ports.sessions.byHash(removed.idHash)).toBeUndefined();
      expect(await ports.sessions.byHash(other.idHash)).toEqual(other);
    });

    test('does not treat an unknown hash as an error', async () => {
      await addSession(1);
      await ports.sessions.touch(hashOf(9), at(1));
      await ports.sessions.remove(hashOf(9));
      expect(await ports.sessions.byHash(hashOf(9))).toBeUndefined();
      expect(await ports.sessions.byHash('')).toBeUndefined();
    });

    test('lists those of that account, the last seen first, no more than requested', async () => {
      const first = await addSession(1, { lastSeenAt: at(1) });
      const last = await addSession(2, { lastSeenAt: at(3), device: 'Firefox on Windows' });
      const tied = await addSession(3, { lastSeenAt: at(1) });
      const baraka = await insertAccount(ports, 'baraka');
      await addSession(4, { accountId: baraka });
      expect(await ports.sessions.listOf(first.accountId, 9)).toEqual([last, tied, first]);
      expect(await ports.sessions.listOf(first.accountId, 2)).toEqual([last, tied]);
      expect(await ports.sessions.listOf('nobody', 9)).toEqual([]);
    });

    test('removes all of an account but one, and says which', async () => {
      const [one, two, three] = [await addSession(1), await addSession(2), await addSession(3)];
      const baraka = await insertAccount(ports, 'baraka');
      const foreign = await addSession(4, { accountId: baraka });
      const removed = await ports.sessions.removeAll(one.accountId, two.idHash);
      expect(removed.toSorted()).toEqual([one.idHash, three.idHash]);
      expect(await ports.sessions.listOf(one.accountId, 9)).toEqual([two]);
      expect(await ports.sessions.byHash(foreign.idHash)).toEqual(foreign);
      expect(await ports.sessions.removeAll(one.accountId, two.idHash)).toEqual([]);
    });

    test('removes all of an account', async () => {
      const [one, two] = [await addSession(1), await addSession(2)];
      const removed = await ports.sessions.removeAll(one.accountId);
      expect(removed.toSorted()).toEqual([one.idHash, two.idHash]);
      expect(await ports.sessions.listOf(one.accountId, 9)).toEqual([]);
      expect(await ports.sessions.removeAll('nobody')).toEqual([]);
    });

    test('ends the oldest of the account to make room, never the new one, and says which', async () => {
      const { sessions } = ports;
      const oldest = await addSession(1, { createdAt: at(1), lastSeenAt: at(9) });
      const next = await addSession(2, { createdAt: at(2) });
      const baraka = await insertAccount(ports, 'baraka');
      const foreign = await addSession(3, { accountId: baraka, createdAt: at(99) });
      expect(await sessions.add(someSession(4, { createdAt: at(3) }), 3)).toEqual([]);
      // A clock that was set back must not make the newest session count as the oldest.
      expect(await sessions.add(someSession(5, { createdAt: at(0) }), 3)).toEqual([oldest.idHash]);
      const ended = await sessions.add(someSession(6, { createdAt: at(4) }), 2);
      expect(ended.toSorted()).toEqual([next.idHash, hashOf(5)].toSorted());
      const left = await sessions.listOf(next.accountId, 9);
      expect(left.map(({ idHash }) => idHash).toSorted()).toEqual([hashOf(4), hashOf(6)]);
      expect(await sessions.byHash(oldest.idHash)).toBeUndefined();
      expect(await sessions.byHash(foreign.idHash)).toEqual(foreign);
    });

    test('never has more of an account than allowed when 10 begin at once', async () => {
      const accountId = await insertAccount(ports, 'amina');
      const ended = await atOnce(10, (number) =>
        ports.transaction(({ sessions }) => sessions.add(someSession(number), 3)),
      );
      const left = await ports.sessions.listOf(accountId, 99);
      expect(left).toHaveLength(3);
      const all = [...ended.flat(), ...left.map(({ idHash }) => idHash)];
      expect(all.toSorted()).toEqual(Array.from({ length: 10 }, (_, number) => hashOf(number)));
    });

    test('ends nothing when the transaction fails', async () => {
      const kept = await addSession(1);
      const failing = ports.transaction(async ({ sessions }) => {
        await sessions.add(someSession(2), 1);
        throw new Error('Something else fails.');
      });
      await expect(failing).rejects.toThrow('Something else fails.');
      expect(await ports.sessions.listOf(kept.accountId, 9)).toEqual([kept]);
    });

    test('removes those made or seen before the limits, not those exactly at them, and says how many', async () => {
      const limits = { createdBefore: at(100), seenBefore: at(200) };
      const madeTooEarly = await addSession(1, { createdAt: at(99.999), lastSeenAt: at(500) });
      const seenTooEarly = await addSession(2, { createdAt: at(150), lastSeenAt: at(199.999) });
      const both = await addSession(3, { createdAt: at(0), lastSeenAt: at(0) });
      const atTheLimits = await addSession(4, { createdAt: at(100), lastSeenAt: at(200) });

      expect(await ports.sessions.removeExpired(limits)).toBe(3);
      for (const gone of [madeTooEarly, seenTooEarly, both]) {
        expect(await ports.sessions.byHash(gone.idHash)).toBeUndefined();
      }
      expect(await ports.sessions.byHash(atTheLimits.idHash)).toEqual(atTheLimits);
      expect(await ports.sessions.removeExpired(limits)).toBe(0);
    });

    test('knows whose a removed session was, until it is forgotten or its account is gone', async () => {
      const { ownerOfRemoved, forgetRemoved, ...sessions } = ports.sessions;
      const [one, two, three] = [await addSession(1), await addSession(2), await addSession(3)];
      const baraka = await insertAccount(ports, 'baraka');
      const late = await addSession(4, { accountId: baraka, createdAt: at(9), lastSeenAt: at(9) });
      const living = await addSession(5, { accountId: baraka, createdAt: at(10), lastSeenAt: at(10) });
      await sessions.remove(one.idHash);
      await sessions.removeAll(two.accountId, three.idHash);
      await sessions.removeExpired({ createdBefore: at(10), seenBefore: at(10) });
      for (const { idHash, accountId } of [one, two, three, late]) {
        expect(await ownerOfRemoved(idHash)).toBe(accountId);
      }
      for (const unknown of [living.idHash, hashOf(9), '']) {
        expect(await ownerOfRemoved(unknown)).toBeUndefined();
      }
      expect(await forgetRemoved(at(9))).toBe(3);
      expect(await ownerOfRemoved(one.idHash)).toBeUndefined();
      expect(await ownerOfRemoved(late.idHash)).toBe(baraka);
      expect(await ports.accounts.remove(baraka)).toBe(true);
      expect(await ownerOfRemoved(late.idHash)).toBeUndefined();
    });
  });
}
