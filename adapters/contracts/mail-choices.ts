import { describe, expect, test } from 'vitest';
import { idOf } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeMailChoices(name: string, fixture: StoresFixture): void {
  describe(`${name}: choices of mails`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];
    const all = { messages: true, comments: true, searches: true, adverts: true, sellers: true };

    test('are unknown until they are made, and then as they were last made', async () => {
      expect(await ports.mailChoices.of(amina)).toBeUndefined();
      await ports.mailChoices.set(amina, { ...all, comments: false });
      expect(await ports.mailChoices.of(amina)).toEqual({ ...all, comments: false });
      for (const choice of ['messages', 'comments', 'searches', 'adverts', 'sellers'] as const) {
        await ports.mailChoices.set(amina, { ...all, [choice]: false });
        expect(await ports.mailChoices.of(amina)).toEqual({ ...all, [choice]: false });
      }
      expect(await ports.mailChoices.of(baraka)).toBeUndefined();
    });

    test('are removed with the account', async () => {
      await ports.mailChoices.set(amina, all);
      await ports.accounts.remove(amina);
      expect(await ports.mailChoices.of(amina)).toBeUndefined();
    });
  });
}
