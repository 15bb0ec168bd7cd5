import { describe, expect, test } from 'vitest';
import type { AuditRow } from '../../core/ports/audit.ts';
import { at, idOf, oddTexts, readAll } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

function someAct(number: number, changes: Partial<AuditRow> = {}): AuditRow {
  return {
    id: idOf(`act${number}x`),
    actor: 'operator',
    act: 'ban',
    subject: { kind: 'account', id: idOf('amina') },
    reason: 'Sold what was not hers.',
    at: at(number),
    ...changes,
  };
}

export function describeAudit(name: string, fixture: StoresFixture): void {
  describe(`${name}: audit`, () => {
    const ports = emptyStores(fixture, 'amina');
    const all = { after: undefined, limit: 9 };

    test('returns every row, newest first, page by page', async () => {
      const rows = Array.from({ length: 45 }, (_, index) => someAct(index, { at: at(index / 2) }));
      for (const row of rows) await ports.audit.add(row);
      const { items, lengths } = await readAll(
        (query) => ports.audit.page(query),
        (row) => row,
      );
      expect(items).toEqual(rows.toReversed());
      expect(lengths).toEqual([21, 21, 5]);
    });

    test('lists what was done to one thing', async () => {
      const subject = { kind: 'advert', id: 'ad_1' } as const;
      const comment = { kind: 'comment', id: 'ad_1' } as const;
      await ports.audit.add(someAct(1));
      await ports.audit.add(someAct(2, { subject, act: 'hide' }));
      await ports.audit.add(someAct(3, { subject: comment, act: 'hide' }));
      await ports.audit.add(someAct(4, { subject, act: 'restore' }));
      expect(await ports.audit.page({ ...all, subject })).toMatchObject([
        { act: 'restore' },
        { act: 'hide' },
      ]);
    });

    test('lists what was done by one account and to it', async () => {
      const [amina, brian] = [idOf('amina'), idOf('brian')];
      await ports.audit.add(someAct(1, { subject: { kind: 'account', id: brian } }));
      await ports.audit.add(someAct(2));
      await ports.audit.add(someAct(3, { subject: { kind: 'advert', id: amina } }));
      await ports.audit.add(someAct(4, { actor: amina, subject: { kind: 'advert', id: 'ad_1' } }));
      const found = await ports.audit.page({ ...all, involving: amina });
      expect(found.map(({ at }) => at)).toEqual([at(4), at(2)]);
    });

    test.each(oddTexts)('keeps a reason unchanged: $kind', async ({ text }) => {
      await ports.audit.add(someAct(1, { reason: text }));
      expect(await ports.audit.page(all)).toEqual([someAct(1, { reason: text })]);
    });

    test('stays when the account is removed', async () => {
      await ports.audit.add(someAct(1, { actor: idOf('amina') }));
      await ports.accounts.leave(idOf('amina'), at(1));
      await ports.accounts.remove(idOf('amina'));
      expect(await ports.audit.page(all)).toHaveLength(1);
    });
  });
}
