import { describe, expect, test } from 'vitest';
import { advertIdOf, at, idOf, insertAccount, insertAdvert, insertUser, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeSearchSource(name: string, fixture: StoresFixture): void {
  describe(`${name}: search source`, () => {
    const ports = emptyStores(fixture);

    test('returns adverts by id, with what is searched and no more', async () => {
      const sellerId = await insertUser(ports, 'amina');
      await insertAdvert(ports, sellerId, 1, {
        title: 'neem',
        description: 'dried',
        price: 500,
        district: 'Gulu',
        village: 'Pece',
        postedAt: at(7),
      });
      await insertAdvert(ports, sellerId, 2);
      const { adverts } = ports.searchSource;
      expect(await adverts.byIds([advertIdOf(1), advertIdOf(9)])).toEqual([
        {
          id: advertIdOf(1),
          title: 'neem',
          description: 'dried',
          price: 500,
          district: 'Gulu',
          village: 'Pece',
          postedAt: at(7),
        },
      ]);
      expect(await adverts.byIds([advertIdOf(2), advertIdOf(1)])).toHaveLength(2);
      expect(await adverts.byIds([])).toEqual([]);
    });

    test('returns profiles by the id of their account', async () => {
      await insertUser(ports, 'amina', { fullName: 'Amina N.', createdAt: at(3) });
      await insertAccount(ports, 'nobody');
      const { profiles } = ports.searchSource;
      expect(await profiles.byIds([idOf('amina'), idOf('nobody')])).toEqual([
        { id: idOf('amina'), username: 'amina', fullName: 'Amina N.', createdAt: at(3) },
      ]);
      expect(await profiles.byIds([])).toEqual([]);
    });

    test('goes through all of them, each once, while others come and go', async () => {
      const sellerId = await insertUser(ports, 'amina');
      for (const number of [3, 1, 5, 2, 4]) await insertAdvert(ports, sellerId, number);
      const { adverts, profiles } = ports.searchSource;
      const idsAfter = async (id: string | undefined) => (await adverts.after(id, 2)).map((item) => item.id);
      expect(await idsAfter(undefined)).toEqual([1, 2].map(advertIdOf));
      await ports.adverts.remove(advertIdOf(2));
      await ports.adverts.remove(advertIdOf(4));
      await insertAdvert(ports, sellerId, 6);
      expect(await idsAfter(advertIdOf(2))).toEqual([3, 5].map(advertIdOf));
      expect(await idsAfter(advertIdOf(5))).toEqual([advertIdOf(6)]);
      expect(await idsAfter(advertIdOf(6))).toEqual([]);

      await insertUser(ports, 'baraka');
      expect((await profiles.after(undefined, 1)).map((item) => item.id)).toEqual([idOf('amina')]);
      expect((await profiles.after(idOf('amina'), 5)).map((item) => item.id)).toEqual([idOf('baraka')]);
    });

    test('has nothing of somebody who is leaving', async () => {
      const deleted = await insertUser(ports, 'amina');
      const stayer = await insertUser(ports, 'baraka');
      await insertAdvert(ports, deleted, 1);
      await insertAdvert(ports, stayer, 2);
      await ports.accounts.leave(deleted, at(9));
      const { adverts, profiles } = ports.searchSource;
      const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);
      expect(ids(await adverts.byIds([1, 2].map(advertIdOf)))).toEqual([advertIdOf(2)]);
      expect(ids(await adverts.after(undefined, 9))).toEqual([advertIdOf(2)]);
      expect(ids(await profiles.byIds([deleted, stayer]))).toEqual([stayer]);
      expect(ids(await profiles.after(undefined, 9))).toEqual([stayer]);
    });

    test('keeps texts as they are', async () => {
      const sellerId = await insertUser(ports, 'amina');
      for (const [number, { text }] of oddTexts.entries()) {
        await insertAdvert(ports, sellerId, number, { description: text });
      }
      const found = await ports.searchSource.adverts.after(undefined, 100);
      expect(found.map((advert) => advert.description)).toEqual(oddTexts.map(({ text }) => text));
    });
  });
}
