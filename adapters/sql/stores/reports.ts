import { type Selectable, sql } from 'kysely';
import type { Report } from '../../../core/entities/report.ts';
import type { Reports } from '../../../core/ports/reports.ts';
import type { Database, ReportsTable } from '../connection/schema.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { ownRows } from '../queries/own-rows.ts';
import { fromBit, toBit } from '../queries/rows.ts';

function toReport(row: Selectable<ReportsTable>): Report {
  return {
    id: row.id,
    subject: { kind: row.kind, id: row.subject_id },
    writerId: row.writer_id ?? undefined,
    reporterId: row.reporter_id ?? undefined,
    reason: row.reason,
    text: row.text,
    copy: row.copy,
    counts: fromBit(row.counts),
    sentAt: new Date(row.sent_at),
  };
}

export function createSqlReports(db: Database): Reports {
  return {
    async add(report) {
      await db
        .insertInto('reports')
        .values({
          id: report.id,
          kind: report.subject.kind,
          subject_id: report.subject.id,
          writer_id: report.writerId ?? null,
          reporter_id: report.reporterId ?? null,
          reason: report.reason,
          text: report.text,
          copy: report.copy,
          counts: toBit(report.counts),
          sent_at: report.sentAt.getTime(),
        })
        .execute();
    },

    async by(reporterId, { kind, id }) {
      const row = await db
        .selectFrom('reports')
        .selectAll()
        .where('reporter_id', '=', reporterId)
        .where('kind', '=', kind)
        .where('subject_id', '=', id)
        .executeTakeFirst();
      return row && toReport(row);
    },

    async about({ subject, after, limit }) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('kind', '=', subject.kind)
        .where('subject_id', '=', subject.id)
        .$if(after !== undefined, (query) => query.where('sent_at', '>', after?.getTime() ?? 0))
        .orderBy('counts', 'desc')
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toReport);
    },

    async ofReporter(query) {
      const rows = await ownRows(db, 'reports', { owner: 'reporter_id', key: 'id' }, query);
      return rows.map(toReport);
    },

    async aboutWriter(query) {
      const rows = await ownRows(db, 'reports', { owner: 'writer_id', key: 'id' }, query);
      return rows.map(toReport);
    },

    removeBefore: (before, limit) =>
      countDeleted(
        db
          .deleteFrom('reports')
          .where(
            sql<boolean>`id in (select id from reports where sent_at < ${before.getTime()} order by sent_at limit ${limit})`,
          ),
      ),
  };
}
