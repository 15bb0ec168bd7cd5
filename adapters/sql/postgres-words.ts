import { type RawBuilder, sql } from 'kysely';
import { type Matching, type SearchEntry, startKey, type WordsTable } from './words-table.ts';

/**
 * So many of the newest entries are looked at one by one, which finds enough of whatever is common. What is not is read from
 * the index of words whole, and sorted. Left to itself, PostgreSQL chooses by how many it expects; but it takes words for
 * independent of each other, and then reads all there is for two that are never together.
 */
const nearby = 1000;

/** What this part of so many of the newest have is counted one by one: the index of words would list all before the first. */
const common = 1 / 2;
const sampled = 200;

/** PostgreSQL's tsvector, written and asked as it is stored: no parser of its own sees a text or a query. */
export function postgresWords(name: string): WordsTable {
  const table = sql.table(name);
  return {
    entries: table,
    postedAt: sql`entry.posted_at`,
    has: (words, where) =>
      sql`entry.words @@ ${expressionOf(where === 'title' ? { title: words } : { words })}::tsquery`,
    async write(db, entries) {
      if (entries.length === 0) return;
      const rows = entries.map(
        (entry) =>
          sql`(${entry.ref}, ${entry.postedAt}, ${entry.start}, ${entry.price}, ${vectorOf(entry)}::tsvector)`,
      );
      await sql`insert into ${table} (ref, posted_at, start, price, words) values ${sql.join(rows)}
        on conflict (ref) do update set start = excluded.start, price = excluded.price, words = excluded.words`.execute(
        db,
      );
    },
    async remove(db, ref) {
      await sql`delete from ${table} where ref = ${ref}`.execute(db);
    },
    forgetRemoved: async () => undefined,
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
    some({ columns, where, max }) {
      const newest = (condition: RawBuilder<unknown>, limit: number) =>
        sql`(select * from ${table} where ${condition} order by posted_at desc, ref desc limit ${sql.lit(limit)}) as entry`;
      const isCommon = sql`(select count(*) from sample) >= ${sql.lit(sampled * common)}`;
      return sql`
        with sample as materialized (
          select 1 from ${newest(sql.lit(true), sampled)} where ${where}
        ), walked as materialized (
          select ${columns} from ${newest(isCommon, Math.ceil((1.5 * max) / common))} where ${where} limit ${max}
        ), listed as materialized (
          select ${columns} from ${table} as entry
          where (select count(*) from walked) < ${max} and ${where} limit ${max}
        )
        select * from walked where (select count(*) from walked) = ${max} union all select * from listed`;
    },
  };
}

/*
 * The first letter of a lexeme says whether it is a start, a word of the title, any word or one of a filter. (tsvector has weights for that,
 * but PostgreSQL forgets them when it estimates how much a query finds, and then reads everything for what is nowhere.)
 */

function vectorOf({ start, title, rest, filters }: SearchEntry): string {
  const key = startKey(start);
  return [
    ...(key === '' ? [] : [quoted(`s${key}`)]),
    ...title.map((word) => quoted(`t${word}`)),
    ...[...title, ...rest].map((word) => quoted(`w${word}`)),
    ...filters.map((word) => quoted(`f${word}`)),
  ].join(' ');
}

function expressionOf({ start, words, title, notTitle, filters }: Matching): string {
  const each = (some: readonly string[], kind: 't' | 'w') =>
    `(${some.map((word) => `${quoted(kind + word)}:*`).join(' & ')})`;
  return [
    start === undefined ? [] : `${quoted(`s${start}`)}:*`,
    words === undefined ? [] : each(words, 'w'),
    title === undefined ? [] : each(title, 't'),
    notTitle === undefined ? [] : `!${each(notTitle, 't')}`,
    filters === undefined ? [] : `(${filters.map((word) => quoted(`f${word}`)).join(' | ')})`,
  ]
    .flat()
    .join(' & ');
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
