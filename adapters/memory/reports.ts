import type { Report, Subject } from '../../core/entities/report.ts';
import type { Reports } from '../../core/ports/reports.ts';
import { type Connection, ownPage } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';

export function isAbout({ kind, id }: Subject) {
  return ({ subject }: Pick<Report, 'subject'>) => subject.kind === kind && subject.id === id;
}

/** Orders reports: first those that count, then the newest. */
export function inOrderOfWeight(reports: Iterable<Report>): Report[] {
  const newest = newestFirst(reports, ({ sentAt, id }) => ({ at: sentAt, id }));
  return newest.toSorted((left, right) => Number(right.counts) - Number(left.counts));
}

export function createMemoryReports(connection: Connection): Reports {
  return {
    add: (report) =>
      connection.write((tables) => {
        const { reporterId } = report;
        const same = tables.reports.where(isAbout(report.subject));
        if (reporterId !== undefined && same.some((earlier) => earlier.reporterId === reporterId))
          throw new Error('This account has reported this already.');
        tables.reports.set(report.id, structuredClone(report));
      }),
    by: (reporterId, subject) =>
      connection.read((tables) =>
        tables.reports.where(isAbout(subject)).find((report) => report.reporterId === reporterId),
      ),
    about: ({ subject, after, limit }) =>
      connection.read((tables) =>
        inOrderOfWeight(
          tables.reports.where(
            (report) => isAbout(subject)(report) && (after === undefined || report.sentAt > after),
          ),
        ).slice(0, limit),
      ),
    ofReporter: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.reports.where((report) => report.reporterId === accountId);
        return ownPage(own, ({ id }) => id, page);
      }),
    aboutWriter: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const about = tables.reports.where((report) => report.writerId === accountId);
        return ownPage(about, ({ id }) => id, page);
      }),
    removeBefore: (before, limit) =>
      connection.write((tables) => {
        const old = tables.reports.where((report) => report.sentAt < before);
        const oldest = newestFirst(old, ({ sentAt, id }) => ({ at: sentAt, id })).slice(-limit);
        for (const { id } of oldest) tables.reports.delete(id);
        return oldest.length;
      }),
  };
}
