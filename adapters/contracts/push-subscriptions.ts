import { describe, expect, test } from 'vitest';
import type { PushSubscription } from '../../core/ports/push-subscriptions.ts';
import { at, hashOf, idOf, someSession } from './samples.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

export function describePushSubscriptions(name: string, fixture: StoresFixture): void {
  describe(`${name}: push subscriptions`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];

    const begin = (number: number, accountId = amina) =>
      ports.sessions.add(someSession(number, { accountId, createdAt: at(number) }), 99);

    const subscription = (number: number, changes: Partial<PushSubscription> = {}): PushSubscription => ({
      sessionHash: hashOf(number),
      accountId: amina,
      endpoint: `https://push.example/${number}`,
      p256dh: `key ${number}`,
      auth: `secret ${number}`,
      siteKey: 'site',
      subscribedAt: at(number),
      ...changes,
    });

    const set = (number: number, changes: Partial<PushSubscription> = {}, atMost = 10) =>
      ports.pushSubscriptions.set(subscription(number, changes), atMost);

    const sessionsOf = async (...accounts: readonly string[]) =>
      (await ports.pushSubscriptions.sessionsOf(accounts)).map(({ sessionHash }) => sessionHash).toSorted();

    test('are found by their session and by their accounts', async () => {
      for (const number of [1, 2]) await begin(number);
      await begin(3, baraka);
      const longest = `https://push.example/${'x'.repeat(2027)}`;
      expect(await set(1, { endpoint: longest, subscribedAt: at(0.001) })).toBe('kept');
      await set(2);
      await set(3, { accountId: baraka });
      const { of } = ports.pushSubscriptions;
      expect(await of(hashOf(1))).toEqual(subscription(1, { endpoint: longest, subscribedAt: at(0.001) }));
      expect(await of(hashOf(9))).toBeUndefined();
      expect(await sessionsOf(amina)).toEqual([hashOf(1), hashOf(2)].toSorted());
      expect(await ports.pushSubscriptions.sessionsOf([baraka, 'nobody'])).toEqual([
        { accountId: baraka, sessionHash: hashOf(3) },
      ]);
      expect(await sessionsOf()).toEqual([]);
    });

    test('replace the former one of the session', async () => {
      await begin(1);
      await set(1);
      const newer = { endpoint: 'https://push.example/newer', siteKey: 'new site' };
      expect(await set(1, newer)).toBe('kept');
      expect(await ports.pushSubscriptions.of(hashOf(1))).toEqual(subscription(1, newer));
      await begin(2);
      expect(await set(2, { endpoint: subscription(1).endpoint })).toBe('kept');
    });

    test('move with the browser to whoever logs in there, and not to who only knows its endpoint', async () => {
      await begin(1);
      await begin(2, baraka);
      await set(1);
      const { endpoint, p256dh, auth } = subscription(1);
      for (const forged of [{ endpoint }, { endpoint, p256dh }, { endpoint, auth }])
        expect(await set(2, { ...forged, accountId: baraka })).toBe('taken');
      expect(await sessionsOf(amina, baraka)).toEqual([hashOf(1)]);
      expect(await set(2, { endpoint, p256dh, auth, accountId: baraka })).toBe('kept');
      expect(await sessionsOf(amina, baraka)).toEqual([hashOf(2)]);
    });

    test('are not kept for a session that has ended, or is somebody else’s', async () => {
      await begin(1);
      expect(await set(2)).toBe('ended');
      expect(await set(1, { accountId: baraka })).toBe('ended');
      await ports.sessions.remove(hashOf(1));
      expect(await set(1)).toBe('ended');
      expect(await sessionsOf(amina, baraka)).toEqual([]);
    });

    test('end with their session, however it ends', async () => {
      for (const number of [1, 2, 3, 4, 5]) {
        await begin(number);
        await set(number);
      }
      await ports.sessions.remove(hashOf(2));
      expect(await sessionsOf(amina)).not.toContain(hashOf(2));
      await ports.sessions.removeExpired({ createdBefore: at(2), seenBefore: at(0) });
      expect(await sessionsOf(amina)).toEqual([3, 4, 5].map(hashOf).toSorted());
      await ports.sessions.removeAll(amina, hashOf(4));
      expect(await sessionsOf(amina)).toEqual([hashOf(4)]);
      await ports.sessions.add(someSession(6), 1);
      expect(await sessionsOf(amina)).toEqual([]);
    });

    test('end with their account', async () => {
      await begin(1);
      await set(1);
      await ports.accounts.remove(amina);
      expect(await ports.pushSubscriptions.of(hashOf(1))).toBeUndefined();
      expect(await sessionsOf(amina)).toEqual([]);
    });

    test('are as many as an account may have, the oldest goes first', async () => {
      for (const number of [1, 2, 3, 4]) {
        await begin(number);
        await set(number, {}, 3);
      }
      await begin(5, baraka);
      await set(5, { accountId: baraka }, 3);
      expect(await sessionsOf(amina)).toEqual([2, 3, 4].map(hashOf).toSorted());
      await set(2, { subscribedAt: at(9) }, 3);
      await begin(6);
      await set(6, { subscribedAt: at(9) }, 3);
      expect(await sessionsOf(amina)).toEqual([2, 4, 6].map(hashOf).toSorted());
      expect(await sessionsOf(baraka)).toEqual([hashOf(5)]);
    });

    test('are removed, by endpoint only as long as it is theirs', async () => {
      await begin(1);
      await set(1);
      await ports.pushSubscriptions.remove(hashOf(1), 'https://push.example/former');
      expect(await sessionsOf(amina)).toEqual([hashOf(1)]);
      await ports.pushSubscriptions.remove(hashOf(1), subscription(1).endpoint);
      expect(await sessionsOf(amina)).toEqual([]);
      await set(1);
      await ports.pushSubscriptions.remove(hashOf(1));
      await ports.pushSubscriptions.remove(hashOf(1));
      expect(await sessionsOf(amina)).toEqual([]);
    });

    test('stay as they were when the transaction fails', async () => {
      await begin(1);
      await set(1);
      await undone(ports, async ({ pushSubscriptions }) => {
        await pushSubscriptions.set(subscription(1, { endpoint: 'https://push.example/other' }), 10);
        await pushSubscriptions.remove(hashOf(1));
      });
      expect(await ports.pushSubscriptions.of(hashOf(1))).toEqual(subscription(1));
    });
  });
}
