import { type Selectable, sql } from 'kysely';
import type { SavedSearch } from '../../../core/entities/saved-search.ts';
import type { FoundSearch, SavedSearches, SavedSearchPlace } from '../../../core/ports/saved-searches.ts';
import { atomic } from '../connection/atomic.ts';
import { isPostgres, locksRows } from '../connection/dialect.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database, SavedSearchesTable } from '../connection/schema.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { fromBit } from '../queries/rows.ts';

type Row = Selectable<SavedSearchesTable>;
type FoundRow = Row & { readonly muted: number };

function toSearch(row: Row): SavedSearch {
  return {
    id: row.id,
    accountId: row.account_id,
    query: row.query,
    herb: row.herb ?? undefined,
    district: row.district ?? undefined,
    minPrice: row.min_price ?? undefined,
    maxPrice: row.max_price ?? undefined,
    savedAt: new Date(row.saved_at),
  };
}

export function createSqlSavedSearches(db: Database): SavedSearches {
  return {
    add: (search, atMost) =>
      atomic(db, async (db) => {
        const { id, accountId } = search;
        // Locks the account, so that of several simultaneous inserts each counts those before it.
        if (locksRows(db)) {
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
      const found: FoundSearch[] = [];
      // On SQLite the rest of the cursor's key is read separately, which makes skipping the rows of earlier pages free.
      const place = after ?? { key: '', id: '' };
      const rest = { keys: keys.filter((key) => key >= place.key), ...place };
      const parts =
        after === undefined || isPostgres(db)
          ? [rest]
          : [
              { keys: rest.keys.filter((key) => key === place.key), ...place },
              { keys: rest.keys.filter((key) => key !== place.key), key: '', id: '' },
            ];
      for (const part of parts) {
        if (found.length < limit && part.keys.length > 0) {
          const rows = await readUnder(db, part, sellerId, limit - found.length);
          found.push(
            ...rows.map((row) => ({ ...toSearch(row), key: row.search_key, muted: fromBit(row.muted) })),
          );
        }
      }
      return found;
    },
  };
}

/** Reads one key after another until the limit is reached, however many people have saved the same search. */
async function readUnder(
  db: Database,
  { keys, key, id }: SavedSearchPlace & { readonly keys: readonly string[] },
  sellerId: string,
  limit: number,
): Promise<readonly FoundRow[]> {
  const list = JSON.stringify(keys);
  const muted = sql`case when found.account_id = ${sellerId}
    or found.account_id in (${absentAccounts()})
    or exists (select 1 from blocks
      where blocks.blocker_id = found.account_id and blocks.blocked_id = ${sellerId})
    then 1 else 0 end as muted`;
  const { rows } = isPostgres(db)
    ? await sql<FoundRow>`select found.*, ${muted}
        from (select key from json_array_elements_text(${list}::json) as listed (key) order by key collate "C") as wanted
        cross join lateral (
          select * from saved_searches
          where (search_key, id) > (wanted.key, case when wanted.key = ${key} then ${id} else '' end) and search_key <= wanted.key
          order by search_key, id limit ${limit}
        ) as found
        order by wanted.key collate "C", found.id limit ${limit} ${genericPlan}`.execute(db)
    : await sql<FoundRow>`select found.*, ${muted} from saved_searches as found
        where found.search_key in (select value from json_each(${list})) and found.id > ${id}
        order by found.search_key, found.id limit ${limit}`.execute(db);
  return rows;
}
