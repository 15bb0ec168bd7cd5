import { describe, expect, test } from 'vitest';
import { advertIdOf, at, idOf, insertAccount, insertAdvert, insertUser, oddTexts } from './samples.ts';
import type { StoresFixture } from './stores-fixture.ts';
import { emptyStores } from './stores-fixture.ts';

export function describeSearchSource(name: string, fixture: StoresFixture): void {
  describe(`${name}: search source`, () => {
    const stores = emptyStores(fixture);

    test('answers adverts by id, with what is searched and no more', async () => {
      const sellerId = await insertUser(stores.ports, 'amina');
      await insertAdvert(stores.ports, sellerId, 1, {
        title: 'neem',
        description: 'dried',
        price: 500,
        district: 'Gulu',
        postedAt: at(7),
      });
      await insertAdvert(stores.ports, sellerId, 2);
      const { adverts } = stores.ports.searchSource;
      expect(await adverts.byIds([advertIdOf(1), advertIdOf(9)])).toEqual([
        {
          id: advertIdOf(1),
          title: 'neem',
          description: 'dried',
          price: 500,
          district: 'Gulu',
          postedAt: at(7),
        },
      ]);
      expect(await adverts.byIds([advertIdOf(2), advertIdOf(1)])).toHaveLength(2);
      expect(await adverts.byIds([])).toEqual([]);
    });

    test('answers profiles by the id of their account', async () => {
      await insertUser(stores.ports, 'amina', { fullName: 'Amina N.', createdAt: at(3) });
      await insertAccount(stores.ports, 'nobody');
      const { profiles } = stores.ports.searchSource;
      expect(await profiles.byIds([idOf('amina'), idOf('nobody')])).toEqual([
        { id: idOf('amina'), username: 'amina', fullName: 'Amina N.', createdAt: at(3) },
      ]);
      expect(await profiles.byIds([])).toEqual([]);
    });

    test('walks over all of them, each once, while others come and go', async () => {
      const sellerId = await insertUser(stores.ports, 'amina');
      for (const number of [3, 1, 5, 2, 4]) await insertAdvert(stores.ports, sellerId, number);
      const { adverts, profiles } = stores.ports.searchSource;
      const idsAfter = async (id: string | undefined) => (await adverts.after(id, 2)).map((item) => item.id);
      expect(await idsAfter(undefined)).toEqual([1, 2].map(advertIdOf));
      await stores.ports.adverts.remove(advertIdOf(2));
      await stores.ports.adverts.remove(advertIdOf(4));
      await insertAdvert(stores.ports, sellerId, 6);
      expect(await idsAfter(advertIdOf(2))).toEqual([3, 5].map(advertIdOf));
      expect(await idsAfter(advertIdOf(5))).toEqual([advertIdOf(6)]);
      expect(await idsAfter(advertIdOf(6))).toEqual([]);

      await insertUser(stores.ports, 'baraka');
      expect((await profiles.after(undefined, 1)).map((item) => item.id)).toEqual([idOf('amina')]);
      expect((await profiles.after(idOf('amina'), 5)).map((item) => item.id)).toEqual([idOf('baraka')]);
    });

    test('holds nothing of somebody who is leaving', async () => {
      const deleted = await insertUser(stores.ports, 'amina');
      const stayer = await insertUser(stores.ports, 'baraka');
      await insertAdvert(stores.ports, deleted, 1);
      await insertAdvert(stores.ports, stayer, 2);
      await stores.ports.accounts.leave(deleted, at(9));
      const { adverts, profiles } = stores.ports.searchSource;
      const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);
      expect(ids(await adverts.byIds([1, 2].map(advertIdOf)))).toEqual([advertIdOf(2)]);
      expect(ids(await adverts.after(undefined, 9))).toEqual([advertIdOf(2)]);
      expect(ids(await profiles.byIds([deleted, stayer]))).toEqual([stayer]);
      expect(ids(await profiles.after(undefined, 9))).toEqual([stayer]);
    });

    test('keeps texts as they are', async () => {
      const sellerId = await insertUser(stores.ports, 'amina');
      for (const [number, { text }] of oddTexts.entries()) {
        await insertAdvert(stores.ports, sellerId, number, { description: text });
      }
      const found = await stores.ports.searchSource.adverts.after(undefined, 100);
      expect(found.map((advert) => advert.description)).toEqual(oddTexts.map(({ text }) => text));
    });
  });
}
