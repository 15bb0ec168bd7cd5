import { describe, expect, test } from 'vitest';
import type { Report, Subject } from '../../core/entities/report.ts';
import { at, idOf, insertAccount, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const subject: Subject = { kind: 'advert', id: 'ad_1' };

function someReport(id: string, changes: Partial<Report> = {}): Report {
  return {
    id: idOf(id),
    subject,
    writerId: idOf('amina'),
    reporterId: undefined,
    reason: 'scam',
    text: '',
    copy: 'Fresh neem',
    counts: false,
    sentAt: at(1.5),
    ...changes,
  };
}

export function describeReports(name: string, fixture: StoresFixture): void {
  describe(`${name}: reports`, () => {
    const ports = emptyStores(fixture, 'amina', 'baraka');
    const writerId = idOf('amina');
    const reporterId = idOf('baraka');
    const about = async (after?: Date, limit = 9) =>
      (await ports.reports.about({ subject, after, limit })).map(({ id }) => id);

    test.each(oddTexts)('returns every field: $kind', async ({ text }) => {
      const report = someReport('one', { reporterId, text, copy: text, counts: true, reason: 'ill' });
      await ports.reports.add(report);
      expect(await ports.reports.by(reporterId, subject)).toEqual(report);
      expect(await ports.reports.by(writerId, subject)).toBeUndefined();
      expect(await ports.reports.by(reporterId, { kind: 'user', id: 'ad_1' })).toBeUndefined();
    });

    test('accepts one from each account about each thing, and any number from visitors', async () => {
      await ports.reports.add(someReport('one', { reporterId }));
      await ports.reports.add(someReport('two', { reporterId, subject: { kind: 'comment', id: 'ad_1' } }));
      await ports.reports.add(someReport('three'));
      await ports.reports.add(someReport('four'));
      await expect(ports.reports.add(someReport('five', { reporterId }))).rejects.toThrow();
      expect(await about()).toHaveLength(3);
    });

    test('returns those about a thing since a moment: those that count, then the others, newest first', async () => {
      await ports.reports.add(someReport('old', { sentAt: at(1) }));
      await ports.reports.add(someReport('counts', { sentAt: at(2), counts: true }));
      await ports.reports.add(someReport('newer', { sentAt: at(3) }));
      await ports.reports.add(someReport('newest', { sentAt: at(4) }));
      const all = ['counts', 'newest', 'newer', 'old'].map(idOf);
      expect(await about()).toEqual(all);
      expect(await about(at(1))).toEqual(all.slice(0, 3));
      expect(await about(undefined, 2)).toEqual(all.slice(0, 2));
    });

    test('knows what somebody has reported, and what of theirs was reported', async () => {
      const other = someReport('other', { subject: { kind: 'user', id: writerId }, reporterId });
      await ports.reports.add(someReport('mine', { reporterId }));
      await ports.reports.add(other);
      await ports.reports.add(someReport('visitors'));
      const ids = (found: readonly Report[]) => found.map(({ id }) => id);
      const of = (accountId: string, after?: string) => ({ accountId, after, limit: 9 });
      expect(ids(await ports.reports.ofReporter(of(reporterId)))).toEqual(['mine', 'other'].map(idOf));
      expect(ids(await ports.reports.ofReporter(of(reporterId, idOf('mine'))))).toEqual([other.id]);
      expect(ids(await ports.reports.aboutWriter(of(writerId)))).toEqual(
        ['mine', 'other', 'visitors'].map(idOf),
      );
    });

    test('stay without the account when it is removed', async () => {
      const chebet = await insertAccount(ports, 'chebet');
      await ports.reports.add(someReport('by', { reporterId: chebet }));
      await ports.reports.add(someReport('of', { writerId: chebet, reporterId }));
      await ports.accounts.leave(chebet, at(5));
      expect(await ports.accounts.remove(chebet)).toBe(true);
      const left = await ports.reports.about({ subject, after: undefined, limit: 9 });
      expect(left).toHaveLength(2);
      expect(left.flatMap(({ writerId, reporterId }) => [writerId, reporterId])).not.toContain(chebet);
    });

    test('removes the oldest, no more than requested', async () => {
      for (const second of [1, 2, 3])
        await ports.reports.add(someReport(`at${second}x`, { sentAt: at(second) }));
      expect(await ports.reports.removeBefore(at(3), 1)).toBe(1);
      expect(await about()).toEqual(['at3x', 'at2x'].map(idOf));
      expect(await ports.reports.removeBefore(at(3), 9)).toBe(1);
      expect(await ports.reports.removeBefore(at(3), 9)).toBe(0);
    });
  });
}
