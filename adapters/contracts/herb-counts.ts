import { describe, expect, test } from 'vitest';
import { emptyStores, type StoresFixture, undone } from './stores-fixture.ts';

export function describeHerbCounts(name: string, fixture: StoresFixture): void {
  describe(`${name}: counts of herbs`, () => {
    const ports = emptyStores(fixture);

    test('are those that were kept last', async () => {
      const { herbCounts } = ports;
      expect(await herbCounts.all()).toEqual(new Map());
      const first = new Map([
        ['neem', 3],
        ['mint', 1_000_000],
      ]);
      await herbCounts.keep(first);
      expect(await herbCounts.all()).toEqual(first);
      const second = new Map([
        ['ginger', 1],
        ['neem', 4],
      ]);
      await herbCounts.keep(second);
      expect(await herbCounts.all()).toEqual(second);
      await herbCounts.keep(new Map());
      expect(await herbCounts.all()).toEqual(new Map());
    });

    test('are not kept by a transaction that fails', async () => {
      await undone(ports, (inside) => inside.herbCounts.keep(new Map([['neem', 1]])));
      expect(await ports.herbCounts.all()).toEqual(new Map());
    });
  });
}
