import { describe, expect, test } from 'vitest';
import { at, idOf, insertAdvert, insertUser } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeSales(name: string, fixture: StoresFixture): void {
  describe(`${name}: sales`, () => {
    const ports = emptyStores(fixture, 'amina', 'brian', 'chebet');
    const [amina, brian, chebet] = [idOf('amina'), idOf('brian'), idOf('chebet')];

    /** An advert of Amina's that Brian bought. */
    async function sold(number: number, changes: { sellerId?: string; buyerId?: string } = {}) {
      const { id: advertId } = await insertAdvert(ports, changes.sellerId ?? amina, number);
      const sale = { advertId, sellerId: amina, buyerId: brian, at: at(number), ...changes };
      await ports.sales.set(sale);
      return sale;
    }

    test('knows of an advert the buyer named last, until nobody is', async () => {
      const sale = await sold(1);
      expect(await ports.sales.of(sale.advertId)).toEqual(sale);
      const other = { ...sale, buyerId: chebet, at: at(9) };
      await ports.sales.set(other);
      expect(await ports.sales.of(sale.advertId)).toEqual(other);
      await ports.sales.remove(sale.advertId);
      await ports.sales.remove(sale.advertId);
      expect(await ports.sales.of(sale.advertId)).toBeUndefined();
    });

    test('lists what two people sold each other, newest first', async () => {
      const [first, second] = [await sold(1), await sold(2)];
      const back = await sold(3, { sellerId: brian, buyerId: amina });
      await sold(4, { buyerId: chebet });
      await sold(5, { sellerId: chebet });
      const between = (accountId: string, otherId: string, limit = 9) =>
        ports.sales.between({ accountId, otherId, limit });
      expect(await between(amina, brian)).toEqual([back, second, first]);
      expect(await between(brian, amina, 2)).toEqual([back, second]);
    });

    test('lists what somebody sold, and what somebody bought, a page at a time', async () => {
      const [first, second] = [await sold(1), await sold(2)];
      const other = await sold(3, { buyerId: chebet });
      const query = { after: undefined, limit: 9 };
      expect(await ports.sales.ofSeller({ accountId: amina, ...query })).toEqual([first, second, other]);
      expect(await ports.sales.ofBuyer({ accountId: brian, ...query })).toEqual([first, second]);
      expect(await ports.sales.ofBuyer({ accountId: amina, ...query })).toEqual([]);
      const next = { accountId: brian, after: first.advertId, limit: 1 };
      expect(await ports.sales.ofBuyer(next)).toEqual([second]);
    });

    test('forgets them with the advert, and with either account', async () => {
      const { advertId } = await sold(1);
      await ports.adverts.remove(advertId);
      expect(await ports.sales.of(advertId)).toBeUndefined();

      const dora = await insertUser(ports, 'dora');
      const bought = await sold(2, { buyerId: dora });
      await ports.accounts.leave(dora, at(10));
      expect(await ports.accounts.remove(dora)).toBe(true);
      expect(await ports.sales.of(bought.advertId)).toBeUndefined();
    });
  });
}
