import type { Selectable } from 'kysely';
import type { Audit, AuditRow } from '../../../core/ports/audit.ts';
import type { AuditTable, Database } from '../connection/schema.ts';
import { beforeCursor } from '../queries/before-cursor.ts';

function toRow(row: Selectable<AuditTable>): AuditRow {
  return {
    id: row.id,
    actor: row.actor,
    act: row.act,
    subject: { kind: row.subject_kind, id: row.subject_id },
    reason: row.reason,
    at: new Date(row.at),
  };
}

export function createSqlAudit(db: Database): Audit {
  return {
    async add({ subject, at, ...row }) {
      await db
        .insertInto('audit')
        .values({ ...row, subject_kind: subject.kind, subject_id: subject.id, at: at.getTime() })
        .execute();
    },

    async page({ subject, involving, after, limit }) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .$if(subject !== undefined, (query) =>
          query
            .where('subject_id', '=', subject?.id ?? '')
            .where('subject_kind', '=', subject?.kind ?? 'account'),
        )
        .$if(involving !== undefined, (query) =>
          query.where(({ and, eb, or }) =>
            or([
              eb('actor', '=', involving ?? ''),
              and({ subject_kind: 'account', subject_id: involving ?? '' }),
            ]),
          ),
        )
        .where(beforeCursor('at', 'id', after))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toRow);
    },
  };
}
