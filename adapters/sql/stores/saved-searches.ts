import { type Selectable, sql } from 'kysely';
import type { SavedSearch } from '../../../core/entities/saved-search.ts';
import type { SavedSearches } from '../../../core/ports/saved-searches.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database, SavedSearchesTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { fromBit } from '../queries/rows.ts';

type Row = Selectable<SavedSearchesTable>;

function toSearch(row: Row): SavedSearch {
  return {
    id: row.id,
    accountId: row.account_id,
    query: row.query,
    herb: row.herb ?? undefined,
    district: row.district ?? undefined,
    minPrice: row.min_price ?? undefined,
    maxPrice: row.max_price ?? undefined,
    goods: row.goods ?? undefined,
    delivery: row.delivery ?? undefined,
    savedAt: new Date(row.saved_at),
  };
}

export function createSqlSavedSearches(db: Database): SavedSearches {
  return {
    add: (search, atMost) =>
      atomic(db, async (db) => {
        const { id, accountId } = search;
        // Locks the account, so that of several simultaneous inserts each counts those before it.
        if (dialectOf(db).locksRows) {
          const account = db.selectFrom('accounts').select('id').where('id', '=', accountId);
          await account.forNoKeyUpdate().execute();
        }
        const own = await db
          .selectFrom('saved_searches')
          .select('id')
          .where('account_id', '=', accountId)
          .execute();
        if (own.some((row) => row.id === id)) return 'there';
        if (own.length >= atMost) return 'full';
        await db
          .insertInto('saved_searches')
          .values({
            id,
            account_id: accountId,
            query: search.query,
            herb: search.herb ?? null,
            district: search.district ?? null,
            min_price: search.minPrice ?? null,
            max_price: search.maxPrice ?? null,
            goods: search.goods ?? null,
            delivery: search.delivery ?? null,
            search_key: search.key,
            saved_at: search.savedAt.getTime(),
          })
          .execute();
        return 'added';
      }),

    async has({ id, accountId }) {
      const row = await db
        .selectFrom('saved_searches')
        .select('id')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async ofAccount(accountId) {
      const rows = await db
        .selectFrom('saved_searches')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toSearch);
    },

    async remove({ id, accountId }) {
      const row = await db
        .deleteFrom('saved_searches')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      return row && toSearch(row);
    },

    async inOrder({ after = '', limit }) {
      const rows = await db
        .selectFrom('saved_searches')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...toSearch(row), key: row.search_key }));
    },

    rekey: (id, to) =>
      atomic(db, async (db) => {
        const other = await db
          .selectFrom('saved_searches')
          .select('id')
          .where('id', '=', to.id)
          .where('id', '<>', id)
          .executeTakeFirst();
        if (other !== undefined) await db.deleteFrom('saved_searches').where('id', '=', id).execute();
        else
          await db
            .updateTable('saved_searches')
            .set({ id: to.id, search_key: to.key })
            .where('id', '=', id)
            .execute();
      }),

    async under({ keys, sellerId, after, limit }) {
      const place = after ?? { key: '', id: '' };
      const wanted = keys.filter((key) => key >= place.key);
      if (wanted.length === 0) return [];
      const muted = sql<number>`case when found.account_id = ${sellerId}
        or found.account_id in (${absentAccounts()})
        or exists (select 1 from blocks
          where blocks.blocker_id = found.account_id and blocks.blocked_id = ${sellerId})
        then 1 else 0 end`;
      const rows = await dialectOf(db).searchesUnder(db, { keys: wanted, after: place, muted, limit });
      return rows.map((row) => ({ ...toSearch(row), key: row.search_key, muted: fromBit(row.muted) }));
    },
  };
}
