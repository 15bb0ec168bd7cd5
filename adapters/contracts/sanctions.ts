import { describe, expect, test } from 'vitest';
import type { Sanction } from '../../core/entities/sanction.ts';
import { at, atOnce, countOf, idOf, oddTexts, readAll } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function someSanction(name: string, changes: Partial<Sanction> = {}): Sanction {
  return {
    id: idOf(name),
    accountId: idOf('amina'),
    kind: 'suspend',
    reason: 'Sold what was not hers.',
    decidedBy: 'operator',
    at: at(1),
    endsAt: at(100),
    liftedAt: undefined,
    answer: undefined,
    dismissedAt: undefined,
    ...changes,
  };
}

export function describeSanctions(name: string, fixture: StoresFixture): void {
  describe(`${name}: sanctions`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];
    const first = { after: undefined, limit: 9 };

    test('return every field, and the newest of an account first', async () => {
      const older = someSanction('older', { kind: 'warn', endsAt: undefined });
      const newer = someSanction('newer', {
        kind: 'ban',
        at: at(2),
        liftedAt: at(3),
        answer: { text: 'It was mine.', at: at(2.5) },
        dismissedAt: at(4),
      });
      for (const sanction of [newer, older]) await ports.sanctions.add(sanction);
      await ports.sanctions.add(someSanction('others', { accountId: baraka }));
      expect(await ports.sanctions.byId(newer.id)).toEqual(newer);
      expect(await ports.sanctions.byId(idOf('nothing'))).toBeUndefined();
      expect(await ports.sanctions.ofAccount(amina, 9)).toEqual([newer, older]);
      expect(await ports.sanctions.ofAccount(amina, 1)).toEqual([newer]);
    });

    test.each(oddTexts)('keep an answer unchanged: $kind', async ({ text }) => {
      const { id } = someSanction('one');
      await ports.sanctions.add(someSanction('one', { reason: text }));
      expect(await ports.sanctions.answer(id, text, at(2))).toBe(true);
      expect(await ports.sanctions.byId(id)).toMatchObject({ reason: text, answer: { text, at: at(2) } });
    });

    test('are answered once, even by several at once, and not when lifted', async () => {
      const { id } = someSanction('one');
      await ports.sanctions.add(someSanction('one'));
      const answers = await atOnce(4, (index) => ports.sanctions.answer(id, `${index}`, at(2)));
      expect(countOf(answers, true)).toBe(1);
      await ports.sanctions.add(someSanction('two', { at: at(3) }));
      await ports.sanctions.add(someSanction('others', { accountId: baraka }));
      await ports.sanctions.lift(amina, at(4));
      expect(await ports.sanctions.ofAccount(amina, 9)).toMatchObject([
        { liftedAt: at(4) },
        { liftedAt: at(4) },
      ]);
      await ports.sanctions.lift(amina, at(5));
      expect(await ports.sanctions.byId(id)).toMatchObject({ liftedAt: at(4) });
      expect(await ports.sanctions.answer(idOf('two'), 'Late.', at(5))).toBe(false);
      expect(await ports.sanctions.answer(idOf('nothing'), 'Hm.', at(5))).toBe(false);
      expect(await ports.sanctions.answer(idOf('others'), 'Yes.', at(5))).toBe(true);
    });

    test('wait for somebody to read their answer, page by page', async () => {
      const names = Array.from({ length: 25 }, (_, index) => `n${index}x`);
      for (const name of names) {
        await ports.sanctions.add(someSanction(name));
        await ports.sanctions.answer(idOf(name), name, at(10 + Math.floor(names.indexOf(name) / 2)));
      }
      await ports.sanctions.add(someSanction('silent'));
      const { items, lengths } = await readAll(
        (query) => ports.sanctions.answered(query),
        ({ answer, id }) => ({ at: answer?.at ?? at(0), id }),
      );
      expect(items).toHaveLength(25);
      expect(items[0]).toMatchObject({ id: idOf('n24x') });
      expect(lengths).toEqual([21, 5]);
    });

    test('no longer wait once dismissed or lifted, or while their account is being deleted', async () => {
      for (const [name, accountId] of [
        ['one', amina],
        ['two', baraka],
        ['three', baraka],
      ] as const) {
        await ports.sanctions.add(someSanction(name, { accountId }));
        await ports.sanctions.answer(idOf(name), name, at(10));
      }
      await ports.sanctions.add(someSanction('silent'));
      expect(await ports.sanctions.dismiss(idOf('silent'), at(11))).toBe(false);
      expect(await ports.sanctions.dismiss(idOf('two'), at(11))).toBe(true);
      expect(await ports.sanctions.dismiss(idOf('two'), at(12))).toBe(false);
      expect(await ports.sanctions.byId(idOf('two'))).toMatchObject({ dismissedAt: at(11) });
      expect(await ports.sanctions.answered(first)).toHaveLength(2);
      await ports.accounts.leave(amina, at(12));
      expect(await ports.sanctions.answered(first)).toMatchObject([{ id: idOf('three') }]);
      await ports.sanctions.lift(baraka, at(13));
      expect(await ports.sanctions.answered(first)).toEqual([]);
      expect(await ports.sanctions.dismiss(idOf('three'), at(14))).toBe(false);
    });

    test('are removed with the account', async () => {
      await ports.sanctions.add(someSanction('one'));
      await ports.accounts.leave(amina, at(2));
      await ports.accounts.remove(amina);
      expect(await ports.sanctions.byId(idOf('one'))).toBeUndefined();
    });
  });
}
