import { type RawBuilder, sql } from 'kysely';
import { genericPlan } from '../connection/generic-plan.ts';
import {
  type Matching,
  type Part,
  type Posted,
  type SearchEntry,
  type Sought,
  startKey,
  type WordsTable,
} from './words-table.ts';

/** This many of the newest entries show how common something is, and how many are posted in a given time. */
const sampled = 400;

/**
 * Where to look is a multiple of what the sample suggests, because the newest may differ from the rest: a larger one for
 * a page, of which the sample shows little or nothing. Reading more than the widest share costs more than reading all.
 */
const ofPage = { margin: 2.5, fewest: 0.25, widest: 0.25 };
const ofCount = { margin: 1.3, fewest: 0.5, widest: 1 };

/** Spans that the index has keys for, as powers of two in milliseconds. */
const spans = { shortest: 26, longest: 37 };

/** In letters; only this many of a longer word are looked up, and the whole word is compared with what that finds. */
const longestKey = 8;

/**
 * PostgreSQL's tsvector, written and queried in its stored form: none of PostgreSQL's parsers sees a text or a query.
 */
export function postgresWords(name: string): WordsTable {
  const table = sql.table(name);
  return {
    entries: table,
    postedAt: sql`entry.posted_at`,
    has: (words, where) => has(where === 'title' ? { title: words } : { words }),
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
    // An entry has about a hundred keys, which are sorted once when the index is made afterwards.
    async fill(db, write) {
      const index = sql.ref(`${name}_by_key`);
      const { rows } = await sql<{ readonly statement: string }>`
        select indexdef as statement from pg_indexes
        where schemaname = current_schema and indexname = ${`${name}_by_key`}`.execute(db);
      await sql`drop index ${index}`.execute(db);
      await write();
      for (const { statement } of rows) await sql.raw(statement).execute(db);
      await sql`alter index ${index} alter column 1 set statistics 0`.execute(db);
    },
    async remove(db, ref) {
      await sql`delete from ${table} where ref = ${ref}`.execute(db);
    },
    async *compact() {},
    async clear(db) {
      await sql`truncate ${table}`.execute(db);
    },
    async whereToLook(db, sought) {
      const counts = sought.map(
        (one, index) =>
          sql`count(*) filter (where ${isSeen(one)} and ${has(one.matching)}) as ${sql.ref(`found${index}`)}`,
      );
      const { rows } = await sql<Readonly<Record<string, number>>>`
        select count(*) as looked, max(posted_at) as last, max(posted_at) - min(posted_at) as span,
          (select min(posted_at) from ${table}) as first, ${sql.join(counts)}
        from (select * from ${table} order by posted_at desc, ref desc limit ${sql.lit(sampled)}) as entry
        ${genericPlan}`.execute(db);
      const { looked = 0, last = 0, span = 0, first = 0, ...found } = rows[0] ?? {};
      return (one, enough, { after, tried } = {}) => {
        // A part that was tried held everything from its first instant on.
        const until = tried ? tried.part.from - 1 : (after?.postedAt ?? last);
        const times = tried?.found ?? found[`found${sought.indexOf(one)}`] ?? 0;
        // The beginning of a title is one key, so anything rare is read at once; if there are several keys, each may be
        // common.
        if (looked < sampled || (times === 0 && one.matching.start !== undefined)) return undefined;
        const searched = tried ? Math.max(tried.part.until - tried.part.from, 2 ** spans.shortest) : span;
        const { fewest, widest, margin: atFirst } = enough < sampled ? ofPage : ofCount;
        // What a part has held says more than the sample.
        const margin = tried ? ofCount.margin : atFirst;
        const wanted = (margin * enough * searched) / Math.max(times, fewest);
        return wanted > widest * (until - first) ? undefined : partOf(until - wanted, until);
      };
    },
    // What is found is listed before it is sorted: PostgreSQL would rather go through all in order and compute the keys
    // of each.
    newest: ({ sought, part, after, limit }) => sql`
      with found as materialized (
        select entry.ref, entry.posted_at from ${table} as entry
        where ${isSought(sought, part)} and ${follows(after)}
      ) select * from found order by posted_at desc, ref desc limit ${limit} ${genericPlan}`,
    some: ({ columns, sought, max }) => ({
      found: sql`select ${columns} from ${table} as entry where ${isSought(sought, undefined)} limit ${max}`,
      rows: sql`select * from handful`,
    }),
    count: ({ sought, part, after, max }) => sql`
      select count(*) as count from (
        select 1 from ${table} as entry where ${isSought(sought, part)} and ${follows(after)}
        limit ${max}) as handful ${genericPlan}`,
    countsCheaply: false,
  };
}

/*
 * The first letter of a lexeme says whether it is a beginning, a word of the title, any word or a word for a filter.
 * (tsvector has weights for that, but PostgreSQL ignores them when it estimates how much a query finds, and then reads
 * everything to find something that occurs nowhere.)
 */

function has(matching: Matching): RawBuilder<boolean> {
  return sql`entry.words @@ ${expressionOf(matching)}::tsquery`;
}

function follows(after: Posted | undefined): RawBuilder<unknown> {
  return after ? sql`(entry.posted_at, entry.ref) < (${after.postedAt}, ${after.ref})` : sql.lit(true);
}

/** By the keys of the index, which `search_keys` makes, and by what those do not show. */
function isSought(sought: Sought, part: Part | undefined): RawBuilder<unknown> {
  const { matching } = sought;
  const { start, words = [], title = [], notTitle, filters } = matching;
  const all = [
    ...(start === undefined ? [] : [`s${start}`]),
    ...words.map((word) => `w${beginning(word)}`),
    ...title.map((word) => `t${beginning(word)}`),
    ...(filters?.length === 1 ? filters.map((word) => `f${word}`) : []),
  ];
  const any = [
    ...(filters === undefined || filters.length === 1 ? [] : [filters.map((word) => `f${word}`)]),
    ...(part === undefined ? [] : [part.keys]),
  ];
  const isExact = notTitle === undefined && [...words, ...title].every((word) => word === beginning(word));
  const keys = sql`search_keys(entry.words, entry.posted_at)`;
  const conditions = [
    sql`${keys} @> ${all}::text[]`,
    ...any.map((some) => sql`${keys} && ${some}::text[]`),
    ...(isExact ? [] : [has(matching)]),
    isSeen(sought),
  ];
  return sql.join(conditions, sql` and `);
}

function isSeen({ also = sql.lit(true), hidden }: Sought): RawBuilder<unknown> {
  return sql`${also} and entry.ref <> all (array(${hidden}))`;
}

/** Of four or five spans; it begins with the first, which may be before `from`. */
function partOf(from: number, until: number): Part {
  const bits = Math.ceil(Math.log2((until - from) / 4));
  const size = Math.min(Math.max(bits, spans.shortest), spans.longest);
  const [first, last] = [Math.floor(from / 2 ** size), Math.floor(until / 2 ** size)];
  const keys = Array.from({ length: last - first + 1 }, (_, index) => `c${size} ${first + index}`);
  return { from: first * 2 ** size, until, keys };
}

function beginning(word: string): string {
  return [...word].slice(0, longestKey).join('');
}

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
