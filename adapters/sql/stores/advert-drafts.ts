import type { AdvertDrafts } from '../../../core/ports/advert-drafts.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { fromBit, toBit } from '../queries/rows.ts';

export function createSqlAdvertDrafts(db: Database): AdvertDrafts {
  return {
    async lock(accountId) {
      if (!dialectOf(db).locksRows) return;
      await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    },

    async of(accountId, now) {
      const row = await db
        .selectFrom('advert_drafts')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kept_until', '>=', now.getTime())
        .executeTakeFirst();
      return (
        row && {
          fields: JSON.parse(row.fields) as Record<string, string>,
          pictureKeys: JSON.parse(row.picture_keys) as string[],
          savedAt: new Date(row.saved_at),
          savedBy: row.saved_by ?? undefined,
          discarded: fromBit(row.discarded),
        }
      );
    },

    async keep(accountId, draft, until) {
      const row = {
        fields: JSON.stringify(draft.fields),
        picture_keys: JSON.stringify(draft.pictureKeys),
        saved_at: draft.savedAt.getTime(),
        saved_by: draft.savedBy ?? null,
        discarded: toBit(draft.discarded),
        kept_until: until.getTime(),
      };
      await db
        .insertInto('advert_drafts')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },

    async remove(accountId) {
      await db.deleteFrom('advert_drafts').where('account_id', '=', accountId).execute();
    },

    removeExpired: (now) =>
      countDeleted(db.deleteFrom('advert_drafts').where('kept_until', '<', now.getTime())),
  };
}
