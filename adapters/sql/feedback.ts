import type { Feedback } from '../../core/ports/feedback.ts';
import type { Database } from './schema.ts';

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

    async byId(id) {
      const row = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          id: row.id,
          kind: row.kind,
          message: row.message,
          email: row.email ?? undefined,
          accountId: row.account_id ?? undefined,
          sentAt: new Date(row.sent_at),
        }
      );
    },
  };
}
