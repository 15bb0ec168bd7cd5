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

/**
 * The size of the sample: the newest entries, from which the frequency of a match and the rate of posting are
 * estimated.
 */
const sampled = 400;

/**
 * How the time range of a search follows from the sample. `margin`: by how much it is larger than estimated, because
 * the newest entries may differ from the rest; larger for a page, of which the sample has few matches or none.
 * `fewest`: the number of matches assumed when the sample has none. `widest`: the share of all time beyond which
 * reading everything is cheaper.
 */
const ofPage = { margin: 2.5, fewest: 0.25, widest: 0.25 };
const ofCount = { margin: 1.3, fewest: 0.5, widest: 1 };

/** The lengths of the time spans that are index keys: powers of two, in milliseconds. */
const spans = { shortest: 26, longest: 37 };

/** Letters of a word that are an index key; longer words are compared with what the index finds. */
const longestKey = 8;

/**
 * The words table on PostgreSQL: a tsvector, written and queried in its canonical form, without PostgreSQL's text
 * parsers.
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
    // Drops the index and makes it again afterwards, which sorts the hundred keys of each entry once.
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
        // The next range ends where the one already tried began.
        const until = tried ? tried.part.from - 1 : (after?.postedAt ?? last);
        const times = tried?.found ?? found[`found${sought.indexOf(one)}`] ?? 0;
        // A prefix of titles is a single index key, so a rare one is cheap to read everywhere. Several keys may each be
        // frequent.
        if (looked < sampled || (times === 0 && one.matching.start !== undefined)) return undefined;
        const searched = tried ? Math.max(tried.part.until - tried.part.from, 2 ** spans.shortest) : span;
        const { fewest, widest, margin: atFirst } = enough < sampled ? ofPage : ofCount;
        // The number of matches in the range already tried is a better estimate than the sample.
        const margin = tried ? ofCount.margin : atFirst;
        const wanted = (margin * enough * searched) / Math.max(times, fewest);
        return wanted > widest * (until - first) ? undefined : partOf(until - wanted, until);
      };
    },
    // Materialised before it is sorted: otherwise PostgreSQL would rather scan all entries in order and compute the
    // keys of each.
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
 * The first letter of a lexeme is its kind: s for a prefix of the title, t for a word of the title, w for any word, f
 * for a filter. (tsvector has weights for this, but PostgreSQL ignores them in its estimates, and then reads everything
 * to find a word that occurs nowhere.)
 */

function has(matching: Matching): RawBuilder<boolean> {
  return sql`entry.words @@ ${expressionOf(matching)}::tsquery`;
}

function follows(after: Posted | undefined): RawBuilder<unknown> {
  return after ? sql`(entry.posted_at, entry.ref) < (${after.postedAt}, ${after.ref})` : sql.lit(true);
}

/**
 * The condition for a match: first the index keys, which the SQL function `search_keys` computes, then what they don't
 * decide.
 */
function isSought(sought: Sought, part: Part | undefined): RawBuilder<unknown> {
  const { matching } = sought;
  const { start, words = [], title = [], notTitle, filters = [] } = matching;
  const filterKeys = filters.map((either) => either.map((word) => `f${word}`));
  const all = [
    ...(start === undefined ? [] : [`s${start}`]),
    ...words.map((word) => `w${beginning(word)}`),
    ...title.map((word) => `t${beginning(word)}`),
    ...filterKeys.filter((either) => either.length === 1).flat(),
  ];
  const any = [
    ...filterKeys.filter((either) => either.length > 1),
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

/** A range of four or five spans of equal length. It begins where the first span does, which may be before `from`. */
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

function expressionOf({ start, words, title, notTitle, filters = [] }: Matching): string {
  const each = (some: readonly string[], kind: 't' | 'w') =>
    `(${some.map((word) => `${quoted(kind + word)}:*`).join(' & ')})`;
  return [
    start === undefined ? [] : `${quoted(`s${start}`)}:*`,
    words === undefined ? [] : each(words, 'w'),
    title === undefined ? [] : each(title, 't'),
    notTitle === undefined ? [] : `!${each(notTitle, 't')}`,
    filters.map((either) => `(${either.map((word) => quoted(`f${word}`)).join(' | ')})`),
  ]
    .flat()
    .join(' & ');
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
