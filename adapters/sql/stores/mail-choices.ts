import type { MailChoicesStore } from '../../../core/ports/mail-choices.ts';
import type { Database } from '../connection/schema.ts';
import { fromBit, toBit } from '../queries/rows.ts';

export function createSqlMailChoices(db: Database): MailChoicesStore {
  return {
    async of(accountId) {
      const row = await db
        .selectFrom('mail_choices')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return (
        row && {
          messages: fromBit(row.messages),
          comments: fromBit(row.comments),
          searches: fromBit(row.searches),
          adverts: fromBit(row.adverts),
          sellers: fromBit(row.sellers),
        }
      );
    },

    async set(accountId, { messages, comments, searches, adverts, sellers }) {
      const row = {
        messages: toBit(messages),
        comments: toBit(comments),
        searches: toBit(searches),
        adverts: toBit(adverts),
        sellers: toBit(sellers),
      };
      await db
        .insertInto('mail_choices')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },
  };
}
