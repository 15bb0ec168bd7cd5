import { describe, expect, test } from 'vitest';
import { at, atOnce, countOf, hashOf, idOf } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeSecondFactors(name: string, fixture: StoresFixture): void {
  describe(`${name}: second factors`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];
    const of = (accountId: string) => ports.secondFactors.of(accountId);
    const begin = (accountId = amina, secret = 'sealed', second = 0) =>
      ports.secondFactors.begin(accountId, secret, at(second));

    async function turnedOn() {
      await begin();
      await ports.secondFactors.setCodes(amina, [hashOf(1), hashOf(2)]);
      expect(await ports.secondFactors.turnOn(amina, at(1))).toBe(true);
    }

    test('are begun, again as long as they are not on, and turned on once', async () => {
      expect(await of(amina)).toBeUndefined();
      expect(await ports.secondFactors.turnOn(amina, at(1))).toBe(false);
      expect(await begin()).toBe(true);
      expect(await of(amina)).toEqual({ sealedSecret: 'sealed', begunAt: at(0), onSince: undefined });
      expect(await begin(amina, 'other', 0.5)).toBe(true);
      expect(await ports.secondFactors.turnOn(amina, at(1.001))).toBe(true);
      expect(await ports.secondFactors.turnOn(amina, at(2))).toBe(false);
      expect(await begin()).toBe(false);
      expect(await of(amina)).toEqual({ sealedSecret: 'other', begunAt: at(0.5), onSince: at(1.001) });
      expect(await of(baraka)).toBeUndefined();
    });

    test('accept each step once, and none before one that was accepted', async () => {
      expect(await ports.secondFactors.takeStep(amina, 1, 's')).toBe(false);
      await turnedOn();
      expect(await ports.secondFactors.takeStep(amina, 57_900_000, 'anew')).toBe(true);
      expect(await of(amina)).toMatchObject({ sealedSecret: 'anew', onSince: at(1) });
      for (const step of [57_900_000, 57_899_999])
        expect(await ports.secondFactors.takeStep(amina, step, 'late')).toBe(false);
      expect(await of(amina)).toMatchObject({ sealedSecret: 'anew' });
      const uses = await atOnce(5, () =>
        ports.transaction((stores) => stores.secondFactors.takeStep(amina, 57_900_001, 's')),
      );
      expect(countOf(uses, true)).toBe(1);
    });

    test('accept each recovery code once, even if several come at once', async () => {
      await turnedOn();
      await begin(baraka);
      await ports.secondFactors.setCodes(baraka, [hashOf(1)]);
      const uses = await atOnce(5, () =>
        ports.transaction((stores) => stores.secondFactors.takeCode(amina, hashOf(1))),
      );
      expect(countOf(uses, true)).toBe(1);
      expect(await ports.secondFactors.takeCode(amina, hashOf(3))).toBe(false);
      expect(await ports.secondFactors.codes(amina)).toEqual([hashOf(2)]);
      expect(await ports.secondFactors.codes(baraka)).toEqual([hashOf(1)]);
    });

    test('have the recovery codes that were last set', async () => {
      await turnedOn();
      await ports.secondFactors.setCodes(amina, [hashOf(2), hashOf(3)]);
      expect([...(await ports.secondFactors.codes(amina))].toSorted()).toEqual([hashOf(2), hashOf(3)]);
      await ports.secondFactors.setCodes(amina, []);
      expect(await ports.secondFactors.codes(amina)).toEqual([]);
    });

    test('are removed with their codes, which says whether they were on', async () => {
      await turnedOn();
      expect(await ports.secondFactors.remove(amina)).toBe(true);
      expect(await ports.secondFactors.remove(amina)).toBe(false);
      expect(await of(amina)).toBeUndefined();
      expect(await ports.secondFactors.codes(amina)).toEqual([]);
      await begin();
      expect(await ports.secondFactors.codes(amina)).toEqual([]);
      expect(await ports.secondFactors.remove(amina)).toBe(false);
    });

    test('are forgotten if they were begun too long ago and never turned on', async () => {
      await turnedOn();
      await begin(baraka, 'sealed', 10);
      expect(await ports.secondFactors.removeUnfinished(at(10))).toBe(0);
      expect(await ports.secondFactors.removeUnfinished(at(10.001))).toBe(1);
      expect(await of(baraka)).toBeUndefined();
      expect(await of(amina)).toBeDefined();
    });

    test('are removed with the account', async () => {
      await turnedOn();
      expect(await ports.accounts.remove(amina)).toBe(true);
      expect(await of(amina)).toBeUndefined();
      expect(await ports.secondFactors.codes(amina)).toEqual([]);
    });
  });
}
