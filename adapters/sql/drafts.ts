import type { Drafts } from '../../core/ports/drafts.ts';
import type { Database } from './schema.ts';

export function createSqlDrafts(db: Database): Drafts {
  return {
    async keep(idHash, draft, until) {
      const row = {
        path: draft.path,
        fields: JSON.stringify(draft.fields),
        kept_until: until.getTime(),
      };
      await db
        .insertInto('drafts')
        .values({ id_hash: idHash, ...row })
        .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(row))
        .execute();
    },

    async take(idHash, path, now) {
      const row = await db
        .deleteFrom('drafts')
        .where('id_hash', '=', idHash)
        .where('path', '=', path)
        .where('kept_until', '>=', now.getTime())
        .returning(['path', 'fields'])
        .executeTakeFirst();
      return row && { path: row.path, fields: JSON.parse(row.fields) as Record<string, string> };
    },

    async removeExpired(now) {
      const { numDeletedRows } = await db
        .deleteFrom('drafts')
        .where('kept_until', '<', now.getTime())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
