import type { Drafts } from '../../core/ports/drafts.ts';
import { countDeleted } from './count-deleted.ts';
import type { Database } from './schema.ts';

export function createSqlDrafts(db: Database): Drafts {
  return {
    async keep(idHash, draft, until) {
      const row = {
        path: draft.path,
        fields: JSON.stringify(draft.fields),
        kept_until: until.getTime(),
        account_id: draft.accountId ?? null,
      };
      await db
        .insertInto('drafts')
        .values({ id_hash: idHash, ...row })
        .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(row))
        .execute();
    },

    async take(idHash, { path, accountId, now }) {
      const row = await db
        .deleteFrom('drafts')
        .where('id_hash', '=', idHash)
        .where('kept_until', '>=', now.getTime())
        .where((draft) => draft.or([draft('account_id', 'is', null), draft('account_id', '=', accountId)]))
        .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
        .returning(['path', 'fields', 'account_id'])
        .executeTakeFirst();
      return (
        row && {
          path: row.path,
          fields: JSON.parse(row.fields) as Record<string, string>,
          accountId: row.account_id ?? undefined,
        }
      );
    },

    removeExpired: (now) => countDeleted(db.deleteFrom('drafts').where('kept_until', '<', now.getTime())),
  };
}
