import { sql } from 'kysely';
import { genericPlan } from '../connection/generic-plan.ts';
import { processLocks } from '../connection/processes.ts';
import type { Dialect, PageCursor, SearchUnder } from './dialect.ts';
import { postgresSpellings } from './postgres-spellings.ts';
import { postgresWords } from './postgres-words.ts';

export const postgres: Dialect = {
  locksRows: true,
  hasStatistics: true,
  async lock(db, number) {
    await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(db);
  },

  thisProcess: sql`nullif(current_setting('eddagala.process', true), '')::bigint`,
  isGone: (column) => sql`${sql.ref(column)} not in (
    select objid::bigint from pg_locks
    where locktype = 'advisory' and classid::bigint = ${sql.lit(processLocks)} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))`,

  // Of an array PostgreSQL estimates few rows; of a subquery so many that it would read every advert.
  isAnyOf: (column, few) => sql`${sql.ref(column)} = any (array(${few}))`,
  isNoneOf: (column, few) => sql`${sql.ref(column)} <> all (array(${few}))`,

  json: (text) => sql`cast(${text} as jsonb)`,
  elementsOf: (json) => sql`json_array_elements(${json}::json)`,
  jsonObject: sql`json_build_object`,
  jsonArray: sql`json_agg`,

  pagesAfter(cursors, page) {
    const column = (name: keyof PageCursor) => cursors.map((cursor) => cursor[name]);
    const one = page({ district: sql`cursor.district`, at: sql`cursor.at`, id: sql`cursor.id` });
    return sql`select cursor.key, best.posted_at, best.id
      from unnest(cast(${column('key')} as integer[]), cast(${column('district')} as text[]),
        cast(${column('at')} as bigint[]), cast(${column('id')} as text[])) as cursor (key, district, at, id)
      cross join lateral (${one}) as best`;
  },

  words: postgresWords,
  spellings: postgresSpellings,
  async searchesUnder(db, { keys, after, muted, limit }) {
    const { rows } = await sql<SearchUnder>`select found.*, ${muted} as muted
      from (select key from json_array_elements_text(${JSON.stringify(keys)}::json) as listed (key)
        order by key collate "C") as wanted
      cross join lateral (
        select * from saved_searches
        where (search_key, id) > (wanted.key, case when wanted.key = ${after.key} then ${after.id} else '' end)
          and search_key <= wanted.key
        order by search_key, id limit ${limit}
      ) as found
      order by wanted.key collate "C", found.id limit ${limit} ${genericPlan}`.execute(db);
    return rows;
  },

  size: sql`pg_database_size(current_database())`,
  snapshot: (db) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'),
  async allowIdling(db) {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  },
  async emptyTables(db, tables) {
    // `truncate` does not fire the ledger's triggers, which refuse a `delete`.
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
  },
  withIdentities: sql`overriding system value`,
  async advanceIdentities(db) {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where is_identity = 'YES' and table_schema = current_schema()`.execute(db);
    for (const { table, column } of rows) {
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
        from ${sql.table(table)}`.execute(db);
    }
  },
};
