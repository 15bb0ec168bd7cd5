import { describe, expect, test } from 'vitest';
import type { WeeklyPrice } from '../../core/entities/herb-price.ts';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

const price = (changes: Partial<WeeklyPrice>): WeeklyPrice => ({
  goods: '',
  unit: '',
  week: 2969,
  low: 3000,
  middle: 4500,
  high: 9_999_999_999,
  adverts: 8,
  ...changes,
});

export function describeHerbPrices(name: string, fixture: StoresFixture): void {
  describe(`${name}: prices of herbs`, () => {
    const ports = emptyStores(fixture);

    test('are returned by herb, the oldest week first', async () => {
      const [first, second, third] = [2968, 2969, 2970].map((week) => price({ week, middle: week }));
      await ports.herbPrices.keep('neem', [third, first, second] as WeeklyPrice[], 2970);
      await ports.herbPrices.keep('neem', [], 2970);
      await ports.herbPrices.keep('mint', [price({})], 2970);
      expect(await ports.herbPrices.since('neem', 2968)).toEqual([first, second, third]);
      expect(await ports.herbPrices.since('neem', 2970)).toEqual([third]);
      expect(await ports.herbPrices.since('ginger', 0)).toEqual([]);
    });

    test('of the present week are replaced, those of earlier weeks stay', async () => {
      const [before, now] = [price({ week: 2968 }), price({})];
      const dried = price({ goods: 'dried', unit: 'kg' });
      await ports.herbPrices.keep('neem', [before, now], 2969);
      const cheaper = { low: 1, middle: 2, high: 3, adverts: 9 };
      const later = [price({ week: 2967 }), { ...before, ...cheaper }, { ...now, ...cheaper }, dried];
      await ports.herbPrices.keep('neem', later, 2969);
      const kept = await ports.herbPrices.since('neem', 0);
      expect(kept.slice(0, 2)).toEqual([price({ week: 2967 }), before]);
      expect(kept.slice(2)).toHaveLength(2);
      expect(kept.slice(2)).toEqual(expect.arrayContaining([{ ...now, ...cheaper }, dried]));
    });

    test('of old weeks are removed', async () => {
      await ports.herbPrices.keep('neem', [price({ week: 1 }), price({ week: 2 })], 2);
      await ports.herbPrices.keep('mint', [price({ week: 1 })], 2);
      await ports.herbPrices.forgetBefore(2);
      expect(await ports.herbPrices.since('neem', 0)).toEqual([price({ week: 2 })]);
      expect(await ports.herbPrices.since('mint', 0)).toEqual([]);
    });

    test('are not kept by a transaction that fails', async () => {
      await undone(ports, (inside) => inside.herbPrices.keep('neem', [price({})], 2969));
      expect(await ports.herbPrices.since('neem', 0)).toEqual([]);
    });
  });
}
