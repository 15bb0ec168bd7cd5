import { sql } from 'kysely';
import type { Dialect, SearchUnder } from './dialect.ts';
import { sqliteSpellings } from './sqlite-spellings.ts';
import { sqliteWords } from './sqlite-words.ts';

export const sqlite: Dialect = {
  // There is one writer, so what a transaction has read stays true until it ends.
  locksRows: false,
  hasStatistics: false,
  async lock() {},

  thisProcess: sql`this_process()`,
  // At most one site works on a file, so every other number is of a process that has ended.
  isGone: (column) => sql`${sql.ref(column)} <> this_process()`,

  isAnyOf: (column, few) => sql`${sql.ref(column)} in (${few})`,
  isNoneOf: (column, few) => sql`${sql.ref(column)} not in (${few})`,

  json: (text) => sql`${text}`,
  elementsOf: (json) => sql`json_each(${json})`,
  jsonObject: sql`json_object`,
  jsonArray: sql`json_group_array`,

  // SQLite has no lateral joins.
  pagesAfter(cursors, page) {
    const each = cursors.map(({ key, district, at, id }) => {
      const one = page({ district: sql`${district}`, at: sql`${at}`, id: sql`${id}` });
      return sql`select ${sql.lit(key)} as key, posted_at, id from (${one}) as best`;
    });
    return sql.join(each, sql` union all `);
  },

  words: sqliteWords,
  spellings: sqliteSpellings,
  async searchesUnder(db, { keys, after, muted, limit }) {
    const read = async (some: readonly string[], id: string, limit: number) => {
      if (some.length === 0 || limit === 0) return [];
      const { rows } = await sql<SearchUnder>`select found.*, ${muted} as muted from saved_searches as found
        where found.search_key in (select value from json_each(${JSON.stringify(some)})) and found.id > ${id}
        order by found.search_key, found.id limit ${limit}`.execute(db);
      return rows;
    };
    // The rest of the place's key is read separately, which makes skipping the rows of earlier pages free.
    const rest = await read(
      keys.filter((key) => key === after.key),
      after.id,
      limit,
    );
    const others = keys.filter((key) => key > after.key);
    return [...rest, ...(await read(others, '', limit - rest.length))];
  },

  size: sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
  snapshot: (db) => db.transaction(),
  async allowIdling() {},
  async emptyTables(db, tables) {
    // The ledger's triggers refuse a `delete`.
    const { rows: triggers } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master where type = 'trigger'`.execute(db);
    for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
    for (const name of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
    for (const trigger of triggers) await sql.raw(trigger.sql).execute(db);
  },
  withIdentities: sql``,
  async advanceIdentities() {},
};
