import type { Selectable } from 'kysely';
import type { Feedback, FeedbackMessage } from '../../../core/ports/feedback.ts';
import type { Database, FeedbackTable } from '../connection/schema.ts';
import { ownRows } from '../queries/own-rows.ts';

function toFeedback(row: Selectable<FeedbackTable>): FeedbackMessage {
  return {
    id: row.id,
    kind: row.kind,
    message: row.message,
    email: row.email ?? undefined,
    accountId: row.account_id ?? undefined,
    sentAt: new Date(row.sent_at),
  };
}

export function createSqlFeedback(db: Database): Feedback {
  return {
    async add(feedback) {
      await db
        .insertInto('feedback')
        .values({
          id: feedback.id,
          kind: feedback.kind,
          message: feedback.message,
          email: feedback.email ?? null,
          account_id: feedback.accountId ?? null,
          sent_at: feedback.sentAt.getTime(),
        })
        .execute();
    },

    async ofAccount(query) {
      const rows = await ownRows(db, 'feedback', { owner: 'account_id', key: 'id' }, query);
      return rows.map(toFeedback);
    },

    async forgetAuthor(accountId) {
      await db
        .updateTable('feedback')
        .set({ email: null, account_id: null })
        .where('account_id', '=', accountId)
        .execute();
    },

    async newest(limit) {
      const rows = await db
        .selectFrom('feedback')
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toFeedback);
    },

    async byId(id) {
      const row = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toFeedback(row);
    },
  };
}
