import { type RawBuilder, sql } from 'kysely';
import { type Matching, type SearchEntry, startKey, type WordsTable } from './words-table.ts';

/**
 * So many of the newest entries are looked at one by one, which finds enough of whatever is common. What is not is read from
 * the index of words whole, and sorted. Left to itself, PostgreSQL chooses by how many it expects; but it takes words for
 * independent of each other, and then reads all there is for two that are never together.
 */
const nearby = 1000;

/** What this part of the newest have is counted one by one. The index of words would list all of them before the first is counted. */
const common = 1 / 10;

/** PostgreSQL's tsvector, written and asked as it is stored: no parser of its own sees a text or a query. */
export function postgresWords(name: string): WordsTable {
  const table = sql.table(name);
  return {
    source: sql`${table} as entry`,
    postedAt: sql`entry.posted_at`,
    one: (ref, where) => sql`select 1 from ${table} as entry where entry.ref = ${ref} and ${where}`,
    async write(db, entries) {
      if (entries.length === 0) return;
      const rows = entries.map(
        (entry) => sql`(${entry.ref}, ${entry.postedAt}, ${entry.start}, ${vectorOf(entry)}::tsvector)`,
      );
      await sql`insert into ${table} (ref, posted_at, start, words) values ${sql.join(rows)}
        on conflict (ref) do update set start = excluded.start, words = excluded.words`.execute(db);
    },
    async remove(db, ref) {
      await sql`delete from ${table} where ref = ${ref}`.execute(db);
    },
    async clear(db) {
      await sql`truncate ${table}`.execute(db);
    },
    matching: (conditions) => sql`entry.words @@ ${expressionOf(conditions)}::tsquery`,
    newest({ where, after, limit }) {
      const following = after
        ? sql`(entry.posted_at, entry.ref) < (${after.postedAt}, ${after.ref})`
        : sql.lit(true);
      const inOrder = sql`order by posted_at desc, ref desc limit`;
      return sql`
        with near as materialized (
          select entry.ref, entry.posted_at from (
            select * from ${table} as entry where ${following} ${inOrder} ${sql.lit(nearby)}) as entry
          where ${where} ${inOrder} ${limit}
        ), far as materialized (
          select entry.ref, entry.posted_at from ${table} as entry
          where (select count(*) from near) < ${limit} and ${following} and ${where}
        )
        select * from (
          select * from near where (select count(*) from near) = ${limit}
          union all (select * from far ${inOrder} ${limit})
        ) as found ${inOrder} ${limit}`;
    },
    count({ where, max }) {
      const newest = (condition: RawBuilder<unknown>, limit: number) =>
        sql`(select * from ${table} where ${condition} order by posted_at desc, ref desc limit ${sql.lit(limit)}) as entry`;
      const isCommon = sql`(select count(*) from near) >= ${sql.lit(nearby * common)}`;
      return sql`
        with near as materialized (
          select 1 from ${newest(sql.lit(true), nearby)} where ${where}
        ), walked as materialized (
          select 1 from ${newest(isCommon, Math.ceil((1.5 * max) / common))} where ${where} limit ${max}
        ), listed as materialized (
          select 1 from ${table} as entry
          where (select count(*) from walked) < ${max} and ${where} limit ${max}
        )
        select greatest((select count(*) from walked), (select count(*) from listed)) as count`;
    },
  };
}

/*
 * The first letter of a lexeme says whether it is a start, a word of the title or any word. (tsvector has weights for that,
 * but PostgreSQL forgets them when it estimates how much a query finds, and then reads everything for what is nowhere.)
 */

function vectorOf({ start, title, rest }: SearchEntry): string {
  const key = startKey(start);
  return [
    ...(key === '' ? [] : [quoted(`s${key}`)]),
    ...title.map((word) => quoted(`t${word}`)),
    ...[...title, ...rest].map((word) => quoted(`w${word}`)),
  ].join(' ');
}

function expressionOf({ start, words, title, notTitle }: Matching): string {
  const each = (some: readonly string[], kind: 't' | 'w') =>
    `(${some.map((word) => `${quoted(kind + word)}:*`).join(' & ')})`;
  return [
    start === undefined ? [] : `${quoted(`s${start}`)}:*`,
    words === undefined ? [] : each(words, 'w'),
    title === undefined ? [] : each(title, 't'),
    notTitle === undefined ? [] : `!${each(notTitle, 't')}`,
  ]
    .flat()
    .join(' & ');
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
