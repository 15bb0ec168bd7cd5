import { describe, expect, test } from 'vitest';
import type { OneTimeLink } from '../../core/ports/one-time-links.ts';
import { at, atOnce, countOf, hashOf, idOf, insertAccount } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeOneTimeLinks(name: string, fixture: StoresFixture): void {
  describe(`${name}: one-time links`, () => {
    const ports = emptyStores(fixture);

    async function addLink(number: number, changes: Partial<OneTimeLink> = {}): Promise<OneTimeLink> {
      const link: OneTimeLink = {
        tokenHash: hashOf(number),
        kind: 'verify-email',
        accountId: idOf('amina'),
        email: 'amina@example.com',
        expiresAt: at(60),
        ...changes,
      };
      await insertAccount(ports, link.accountId.replace(/0+$/, ''));
      await ports.oneTimeLinks.add(link);
      return link;
    }

    const find = (number: number, now = at(0)) => ports.oneTimeLinks.find(hashOf(number), now);
    const take = (number: number, now = at(0)) => ports.oneTimeLinks.take(hashOf(number), now);

    test.each(['verify-email', 'reset-password', 'change-email'] as const)(
      'gives back every field of a link of the kind %s, as often as it is looked up',
      async (kind) => {
        const link = await addLink(1, { kind, email: 'other@example.com', expiresAt: at(60.001) });
        expect(await find(1)).toEqual(link);
        expect(await find(1)).toEqual(link);
      },
    );

    test('hands a link out once', async () => {
      const link = await addLink(1);
      expect(await take(1)).toEqual(link);
      expect(await take(1)).toBeUndefined();
      expect(await find(1)).toBeUndefined();
    });

    test('hands a link to exactly one of 10 takers at once', async () => {
      await addLink(1);
      const taken = await atOnce(10, () => take(1));
      expect(countOf(taken, undefined)).toBe(9);
    });

    test('hands a link to exactly one of 10 transactions at once', async () => {
      await addLink(1);
      const taken = await atOnce(10, () =>
        ports.transaction(({ oneTimeLinks }) => oneTimeLinks.take(hashOf(1), at(0))),
      );
      expect(countOf(taken, undefined)).toBe(9);
    });

    test('keeps a link that was taken in a transaction that failed', async () => {
      const link = await addLink(1);
      const failing = ports.transaction(async ({ oneTimeLinks }) => {
        await oneTimeLinks.take(hashOf(1), at(0));
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await take(1)).toEqual(link);
    });

    test('knows nothing about an unknown digest', async () => {
      await addLink(1);
      expect(await find(2)).toBeUndefined();
      expect(await take(2)).toBeUndefined();
      expect(await ports.oneTimeLinks.take('', at(0))).toBeUndefined();
    });

    test('hands a link out until its last moment and no longer', async () => {
      const first = await addLink(1);
      const second = await addLink(2);
      expect(await find(1, at(60))).toEqual(first);
      expect(await take(1, at(60))).toEqual(first);
      expect(await find(2, at(60.001))).toBeUndefined();
      expect(await take(2, at(60.001))).toBeUndefined();
      expect(await take(2, at(60))).toEqual(second);
    });

    test('knows the link that can be used for longest, of a kind, an account and an address', async () => {
      const about = { kind: 'reset-password', accountId: idOf('amina'), email: 'amina@example.com' } as const;
      const latest = (now = at(0)) => ports.oneTimeLinks.latest(about, now);
      await insertAccount(ports, 'amina');
      expect(await latest()).toBeUndefined();
      const longest = await addLink(1, { ...about, expiresAt: at(70) });
      await addLink(2, { ...about, expiresAt: at(60) });
      await addLink(3, { ...about, expiresAt: at(80), kind: 'verify-email' });
      await addLink(4, { ...about, expiresAt: at(80), email: 'other@example.com' });
      await addLink(5, { ...about, expiresAt: at(80), accountId: idOf('baraka') });
      expect(await latest()).toEqual(longest);
      expect(await latest(at(70))).toEqual(longest);
      expect(await latest(at(70.001))).toBeUndefined();
    });

    test('tells one of 10 transactions at once that there is no link yet, and the others of its', async () => {
      await insertAccount(ports, 'amina');
      const about = { kind: 'reset-password', accountId: idOf('amina'), email: 'amina@example.com' } as const;
      let number = 0;
      const found = await atOnce(10, () =>
        ports.transaction(async ({ oneTimeLinks }) => {
          const link = await oneTimeLinks.latest(about, at(0));
          number += 1;
          if (link === undefined)
            await oneTimeLinks.add({ ...about, tokenHash: hashOf(number), expiresAt: at(60) });
          return link;
        }),
      );
      expect(countOf(found, undefined)).toBe(1);
    });

    test('keeps several links of the same account and kind', async () => {
      const first = await addLink(1);
      const second = await addLink(2);
      expect(await take(2)).toEqual(second);
      expect(await take(1)).toEqual(first);
    });

    test('removes all links of these kinds of that account, and no others', async () => {
      await addLink(1, { kind: 'verify-email' });
      await addLink(2, { kind: 'reset-password' });
      await addLink(3, { kind: 'reset-password' });
      await addLink(4, { kind: 'change-email' });
      await addLink(5, { kind: 'reset-password', accountId: idOf('baraka') });
      await ports.oneTimeLinks.removeAll(idOf('amina'), ['reset-password', 'change-email']);
      const left = [];
      for (const number of [1, 2, 3, 4, 5]) if ((await find(number)) !== undefined) left.push(number);
      expect(left).toEqual([1, 5]);
    });

    test('does not treat an account without links, or no kinds at all, as an error', async () => {
      await addLink(1);
      await ports.oneTimeLinks.removeAll(idOf('nobody'), ['verify-email']);
      await ports.oneTimeLinks.removeAll(idOf('amina'), []);
      expect(await find(1)).toBeDefined();
    });

    test('removes those whose last moment has passed, not those whose last moment is now, and says how many', async () => {
      await addLink(1, { expiresAt: at(59.999) });
      await addLink(2, { expiresAt: at(10) });
      await addLink(3, { expiresAt: at(60) });
      expect(await ports.oneTimeLinks.removeExpired(at(60))).toBe(2);
      expect(await ports.oneTimeLinks.removeExpired(at(60))).toBe(0);
      expect(await find(1)).toBeUndefined();
      expect(await find(3)).toBeDefined();
    });
  });
}
