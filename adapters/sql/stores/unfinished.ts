import type { ExpressionBuilder } from 'kysely';
import type { Unfinished, UnfinishedEntry } from '../../../core/ports/unfinished.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { ownRows } from '../queries/own-rows.ts';

const columns = ['path', 'fields', 'account_id'] as const;

/** The table is called `drafts`, as it was before there were drafts of adverts. */
export function createSqlUnfinished(db: Database): Unfinished {
  return {
    async keep(idHash, entry, until) {
      const row = {
        path: entry.path,
        fields: JSON.stringify(entry.fields),
        kept_until: until.getTime(),
        account_id: entry.accountId ?? null,
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
      return row && entryOf(row);
    },

    async take(idHash, asked) {
      const row = await db
        .deleteFrom('drafts')
        .where(isFor(idHash, asked))
        .returning(columns)
        .executeTakeFirst();
      return row && entryOf(row);
    },

    async ofAccount(own) {
      const rows = await ownRows(db, 'drafts', { owner: 'account_id', key: 'id_hash' }, own);
      return rows.map((row) => {
        const { path, fields } = entryOf(row);
        return { idHash: row.id_hash, path, fields, keptUntil: new Date(row.kept_until) };
      });
    },

    removeExpired: (now) => countDeleted(db.deleteFrom('drafts').where('kept_until', '<', now.getTime())),
  };
}

function isFor(idHash: string, { path, accountId, now }: Parameters<Unfinished['take']>[1]) {
  return (entry: ExpressionBuilder<Tables, 'drafts'>) =>
    entry.and([
      entry('id_hash', '=', idHash),
      entry('kept_until', '>=', now.getTime()),
      entry.or([entry('account_id', 'is', null), entry('account_id', '=', accountId)]),
      ...(path === undefined ? [] : [entry('path', '=', path)]),
    ]);
}

function entryOf(row: { path: string; fields: string; account_id: string | null }): UnfinishedEntry {
  return {
    path: row.path,
    fields: JSON.parse(row.fields) as Record<string, string>,
    accountId: row.account_id ?? undefined,
  };
}
