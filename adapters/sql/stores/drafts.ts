import type { ExpressionBuilder } from 'kysely';
import type { Draft, Drafts } from '../../../core/ports/drafts.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { ownRows } from '../queries/own-rows.ts';

const columns = ['path', 'fields', 'account_id'] as const;

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

    async find(idHash, asked) {
      const row = await db
        .selectFrom('drafts')
        .select(columns)
        .where(isFor(idHash, asked))
        .executeTakeFirst();
      return row && draftOf(row);
    },

    async take(idHash, asked) {
      const row = await db
        .deleteFrom('drafts')
        .where(isFor(idHash, asked))
        .returning(columns)
        .executeTakeFirst();
      return row && draftOf(row);
    },

    async ofAccount(own) {
      const rows = await ownRows(db, 'drafts', { owner: 'account_id', key: 'id_hash' }, own);
      return rows.map((row) => {
        const { path, fields } = draftOf(row);
        return { idHash: row.id_hash, path, fields, keptUntil: new Date(row.kept_until) };
      });
    },

    removeExpired: (now) => countDeleted(db.deleteFrom('drafts').where('kept_until', '<', now.getTime())),
  };
}

function isFor(idHash: string, { path, accountId, now }: Parameters<Drafts['take']>[1]) {
  return (draft: ExpressionBuilder<Tables, 'drafts'>) =>
    draft.and([
      draft('id_hash', '=', idHash),
      draft('kept_until', '>=', now.getTime()),
      draft.or([draft('account_id', 'is', null), draft('account_id', '=', accountId)]),
      ...(path === undefined ? [] : [draft('path', '=', path)]),
    ]);
}

function draftOf(row: { path: string; fields: string; account_id: string | null }): Draft {
  return {
    path: row.path,
    fields: JSON.parse(row.fields) as Record<string, string>,
    accountId: row.account_id ?? undefined,
  };
}
