import { sql } from 'kysely';
import { type Matching, type Sought, startKey, type WordsTable } from './words-table.ts';

/**
 * The words table on SQLite: FTS5. It returns rows in the order of their numbers without sorting, so the number is the
 * instant in milliseconds times 1,024, plus a counter for entries of the same instant. The table `places` maps a number
 * to the entry's `ref`, and has the words again, for conditions on a single entry.
 */
const perInstant = 1024;

/** Pages of the file that one step merges, in a few milliseconds. */
const mergedAtOnce = 64;

export function sqliteWords(name: string): WordsTable {
  const table = sql.table(name);
  const places = sql.table(`${name}_places`);
  const source = sql`${table} as found cross join ${places} as entry on entry.place = found.rowid`;
  const postedAt = sql<number>`(entry.place / ${sql.lit(perInstant)})`;
  const isSought = ({ matching, also, hidden }: Sought) =>
    sql`found.${table} match ${expressionOf(matching)} and entry.ref not in (${hidden}) ${also ? sql`and ${also}` : sql``}`;
  const found = (sought: Sought) =>
    sought.also
      ? sql`select found.rowid from ${source} where ${isSought(sought)}`
      : sql`select found.rowid from ${table} as found where found.${table} match ${expressionOf(sought.matching)}
          and (not exists (${sought.hidden})
            or found.rowid not in (select place from ${places} where ref in (${sought.hidden})))`;
  return {
    entries: places,
    postedAt,
    has(words, where) {
      const each = words.map((word) => {
        const inTitle = sql`instr(entry.title, ${` ${word}`}) > 0`;
        return where === 'title' ? inTitle : sql`(${inTitle} or instr(entry.rest, ${` ${word}`}) > 0)`;
      });
      return sql`${sql.join(each, sql` and `)}`;
    },
    async write(db, entries) {
      for (const { ref, postedAt, start, title, rest, filters, price } of entries) {
        const all = [
          startToken(start),
          ...title,
          ...title.map(titleToken),
          ...rest,
          ...filters.map(filterToken),
        ];
        await sql`delete from ${table} where rowid = (select place from ${places} where ref = ${ref})`.execute(
          db,
        );
        const first = sql`cast(${postedAt} as integer) * ${sql.lit(perInstant)}`;
        // SQLite needs `where true` to parse `on conflict` after a `select`.
        await sql`insert into ${places} (place, ref, start, price, title, rest)
          select coalesce(
            (select max(place) from ${places} where place between ${first} and ${first} + ${sql.lit(perInstant - 1)}) + 1,
            ${first}), ${ref}, ${start}, ${price}, ${spaced(title)}, ${spaced(rest)} where true
          on conflict (ref) do update
          set start = excluded.start, price = excluded.price, title = excluded.title, rest = excluded.rest`.execute(
          db,
        );
        await sql`insert into ${table} (rowid, words)
          select place, ${all.join(' ')} from ${places} where ref = ${ref}`.execute(db);
      }
    },
    fill: (_db, write) => write(),
    async remove(db, ref) {
      await sql`delete from ${table} where rowid = (select place from ${places} where ref = ${ref})`.execute(
        db,
      );
      await sql`delete from ${places} where ref = ${ref}`.execute(db);
    },
    async *compact(db) {
      const changes = async () => {
        const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
        return rows[0]?.count ?? 0;
      };
      // FTS5 drops removed words when it merges segments. The first step has a negative number, which marks all
      // segments for merging; a step that finds nothing to merge changes a single row.
      for (let pages = -mergedAtOnce, more = true; more; pages = mergedAtOnce) {
        const before = await changes();
        await sql`insert into ${table} (${table}, rank) values ('merge', ${sql.lit(pages)})`.execute(db);
        more = (await changes()) - before > 1;
        yield;
      }
    },
    async clear(db) {
      await sql`insert into ${table} (${table}) values ('delete-all')`.execute(db);
      await sql`delete from ${places}`.execute(db);
    },
    whereToLook: async () => () => undefined,
    newest({ sought, after, limit }) {
      const following =
        after &&
        sql`and found.rowid < (select coalesce((select place from ${places} where ref = ${after.ref}),
          (cast(${after.postedAt} as integer) + 1) * ${sql.lit(perInstant)}))`;
      return sql`select entry.ref, ${postedAt} as posted_at
        from ${source} where ${isSought(sought)} ${following ?? sql``} order by found.rowid desc limit ${limit}`;
    },
    some: ({ columns, sought, max }) => ({
      found: sql`${found(sought)} limit ${max}`,
      rows: sql`select ${columns} from handful cross join ${places} as entry on entry.place = handful.rowid`,
    }),
    count: ({ sought, max }) => sql`select count(*) as count from (${found(sought)} limit ${max})`,
    countsCheaply: true,
  };
}

/** The query in the syntax of FTS5. Tokens contain no quotation marks. */
function expressionOf({ start, words, title, notTitle, filters = [] }: Matching): string {
  const each = (some: readonly string[]) => `(${some.map((word) => `"${word}" *`).join(' AND ')})`;
  const parts = [
    start === undefined ? [] : each([startToken(start)]),
    words === undefined ? [] : each(words),
    title === undefined ? [] : each(title.map(titleToken)),
    filters.map((either) => `(${either.map((word) => `"${filterToken(word)}"`).join(' OR ')})`),
  ].flat();
  return `${parts.join(' AND ')}${notTitle === undefined ? '' : ` NOT ${each(notTitle.map(titleToken))}`}`;
}

/** Each word after a space, in the form that `has` compares. */
function spaced(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join('');
}

/*
 * The first character of a token is its kind: a prefix of the title, a word of the title, or a filter; words of the
 * text begin with none of these. (FTS5 has columns for this, but then stores and compares the column of each word.)
 */

function filterToken(word: string): string {
  return `\ue080${word}`;
}

function titleToken(word: string): string {
  return `\ue081${word}`;
}

/**
 * The prefix as one token: ASCII's spaces and punctuation, which would separate tokens, become private-use characters.
 */
function startToken(start: string): string {
  const signs = /[^\p{L}\p{N}\u0080-\u{10FFFF}]/gu;
  const firstPrivate = 0xe000;
  const key = startKey(start).replace(signs, (sign) =>
    String.fromCodePoint(firstPrivate + (sign.codePointAt(0) ?? 0)),
  );
  return `\ue082${key}`;
}
