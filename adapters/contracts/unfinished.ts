import { describe, expect, test } from 'vitest';
import type { Unfinished, UnfinishedEntry } from '../../core/ports/unfinished.ts';
import { at, atOnce, countOf, hashOf, idOf, insertAccount, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const entry: UnfinishedEntry = {
  accountId: undefined,
  path: '/post',
  fields: { herbtitle: 'neem leaves', description: '', price: '25,000', 'odd name "x"': 'kept too' },
};

export function describeUnfinished(name: string, fixture: StoresFixture): void {
  describe(`${name}: what is unfinished`, () => {
    const ports = emptyStores(fixture);
    const take = (idHash: string, changes: Partial<Parameters<Unfinished['take']>[1]> = {}) =>
      ports.unfinished.take(idHash, { path: '/post', accountId: idOf('amina'), now: at(0), ...changes });

    test('hands an entry out once', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(60));
      expect(await take(hashOf(1))).toEqual(entry);
      expect(await take(hashOf(1))).toBeUndefined();
    });

    test.each(oddTexts)('keeps texts unchanged: $kind', async ({ text }) => {
      await ports.unfinished.keep(hashOf(1), { ...entry, fields: { description: text } }, at(60));
      const taken = await take(hashOf(1));
      expect(taken?.fields).toEqual({ description: text });
    });

    test('keeps a form without fields', async () => {
      await ports.unfinished.keep(hashOf(1), { ...entry, fields: {} }, at(60));
      expect(await take(hashOf(1))).toEqual({ ...entry, fields: {} });
    });

    test('finds what it would hand out, and goes on keeping it', async () => {
      const [amina, baraka] = [await insertAccount(ports, 'amina'), await insertAccount(ports, 'baraka')];
      const hers = { ...entry, accountId: amina };
      await ports.unfinished.keep(hashOf(1), hers, at(60));
      const asked = { path: '/post', accountId: amina, now: at(60) };
      expect(await ports.unfinished.find(hashOf(1), asked)).toEqual(hers);
      expect(await ports.unfinished.find(hashOf(2), asked)).toBeUndefined();
      for (const changes of [{ path: '/pos' }, { accountId: baraka }, { now: at(60.001) }])
        expect(await ports.unfinished.find(hashOf(1), { ...asked, ...changes })).toBeUndefined();
      expect(await take(hashOf(1), { accountId: amina })).toEqual(hers);
      expect(await ports.unfinished.find(hashOf(1), asked)).toBeUndefined();
    });

    test('returns nothing for an unknown id', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(60));
      expect(await take(hashOf(2))).toBeUndefined();
      expect(await take('')).toBeUndefined();
    });

    test('keeps an entry for its path', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(60));
      for (const path of ['/update-herb/ad_1', '/pos', '/post/', '/%']) {
        expect(await take(hashOf(1), { path })).toBeUndefined();
      }
      expect(await take(hashOf(1))).toEqual(entry);
    });

    test('hands an entry out whatever its path if no path is given', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(60));
      const asked = { accountId: idOf('amina'), now: at(0) };
      expect(await ports.unfinished.take(hashOf(1), asked)).toEqual(entry);
    });

    test('keeps an entry for its account, until the account is gone', async () => {
      const [amina, baraka] = [await insertAccount(ports, 'amina'), await insertAccount(ports, 'baraka')];
      const hers = { ...entry, accountId: amina };
      await ports.unfinished.keep(hashOf(1), hers, at(60));
      await ports.unfinished.keep(hashOf(2), hers, at(60));
      expect(await take(hashOf(1), { accountId: baraka })).toBeUndefined();
      expect(await take(hashOf(1))).toEqual(hers);
      expect(await ports.accounts.remove(amina)).toBe(true);
      expect(await take(hashOf(2))).toBeUndefined();
    });

    test('lists those of an account by id, each whole, and none of others', async () => {
      const [amina, baraka] = [await insertAccount(ports, 'amina'), await insertAccount(ports, 'baraka')];
      for (const [number, accountId] of [amina, baraka, amina, undefined, amina].entries()) {
        await ports.unfinished.keep(hashOf(number), { ...entry, accountId, path: `/${number}` }, at(number));
      }
      const pageOf = (after: string | undefined, limit: number) =>
        ports.unfinished.ofAccount({ accountId: amina, after, limit });
      const all = await pageOf(undefined, 9);
      expect(all).toHaveLength(3);
      const first = { idHash: hashOf(0), path: '/0', fields: entry.fields, keptUntil: at(0) };
      expect(all).toContainEqual(first);
      const pages = [await pageOf(undefined, 2), await pageOf(all[1]?.idHash, 2)];
      expect(pages.flat()).toEqual(all);
      expect(all.map(({ idHash }) => idHash)).toEqual([hashOf(0), hashOf(2), hashOf(4)].toSorted());
    });

    test('hands an entry out until it expires and no longer', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(60));
      await ports.unfinished.keep(hashOf(2), entry, at(60));
      expect(await take(hashOf(1), { now: at(60) })).toEqual(entry);
      expect(await take(hashOf(2), { now: at(60.001) })).toBeUndefined();
    });

    test('hands an entry to exactly one of 10 takers at once', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(60));
      const taken = await atOnce(10, () => take(hashOf(1)));
      expect(countOf(taken, undefined)).toBe(9);
    });

    test('removes those that have expired, not those that expire now, and says how many', async () => {
      await ports.unfinished.keep(hashOf(1), entry, at(59.999));
      await ports.unfinished.keep(hashOf(2), entry, at(10));
      await ports.unfinished.keep(hashOf(3), entry, at(60));
      expect(await ports.unfinished.removeExpired(at(60))).toBe(2);
      expect(await ports.unfinished.removeExpired(at(60))).toBe(0);
      expect(await take(hashOf(1))).toBeUndefined();
      expect(await take(hashOf(3), { now: at(60) })).toEqual(entry);
    });
  });
}
