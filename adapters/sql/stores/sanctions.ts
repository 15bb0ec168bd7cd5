import type { Selectable } from 'kysely';
import type { Sanction } from '../../../core/entities/sanction.ts';
import type { Sanctions } from '../../../core/ports/sanctions.ts';
import type { Database, SanctionsTable } from '../connection/schema.ts';
import { accountsBeingDeleted } from '../queries/absent-accounts.ts';
import { beforeCursor } from '../queries/before-cursor.ts';
import { toOptionalDate } from '../queries/rows.ts';

function toSanction(row: Selectable<SanctionsTable>): Sanction {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    reason: row.reason,
    decidedBy: row.decided_by,
    at: new Date(row.at),
    endsAt: toOptionalDate(row.ends_at),
    liftedAt: toOptionalDate(row.lifted_at),
    answer:
      row.answer === null || row.answered_at === null
        ? undefined
        : { text: row.answer, at: new Date(row.answered_at) },
    dismissedAt: toOptionalDate(row.dismissed_at),
  };
}

export function createSqlSanctions(db: Database): Sanctions {
  return {
    async add({ id, accountId, kind, reason, decidedBy, at, endsAt, liftedAt, answer, dismissedAt }) {
      await db
        .insertInto('sanctions')
        .values({
          id,
          account_id: accountId,
          kind,
          reason,
          decided_by: decidedBy,
          at: at.getTime(),
          ends_at: endsAt?.getTime() ?? null,
          lifted_at: liftedAt?.getTime() ?? null,
          answer: answer?.text ?? null,
          answered_at: answer?.at.getTime() ?? null,
          dismissed_at: dismissedAt?.getTime() ?? null,
        })
        .execute();
    },

    async byId(id) {
      const row = await db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSanction(row);
    },

    async ofAccount(accountId, limit) {
      const rows = await db
        .selectFrom('sanctions')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSanction);
    },

    async lift(accountId, at) {
      await db
        .updateTable('sanctions')
        .set({ lifted_at: at.getTime() })
        .where('account_id', '=', accountId)
        .where('lifted_at', 'is', null)
        .execute();
    },

    async answer(id, text, at) {
      const { numUpdatedRows } = await db
        .updateTable('sanctions')
        .set({ answer: text, answered_at: at.getTime() })
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .where('lifted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async dismiss(id, at) {
      const { numUpdatedRows } = await db
        .updateTable('sanctions')
        .set({ dismissed_at: at.getTime() })
        .where('id', '=', id)
        .where('answered_at', 'is not', null)
        .where('lifted_at', 'is', null)
        .where('dismissed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async answered({ after, limit }) {
      const rows = await db
        .selectFrom('sanctions')
        .selectAll()
        .where('answered_at', 'is not', null)
        .where('lifted_at', 'is', null)
        .where('dismissed_at', 'is', null)
        .where('account_id', 'not in', accountsBeingDeleted())
        .where(beforeCursor('answered_at', 'id', after))
        .orderBy('answered_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSanction);
    },
  };
}
