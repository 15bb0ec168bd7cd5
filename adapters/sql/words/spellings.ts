import { type RawBuilder, sql } from 'kysely';
import type { SearchIndex, SpelledWord } from '../../../core/ports/search-index.ts';
import { editsAllowed, spellingKeys } from '../../../core/spelling/edits.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { lastCharacter } from '../queries/rows.ts';

export const isPostgres = (db: Database) => dialectOf(db).locksRows;

/*
 * Words from which misspelled ones are corrected: `spellings` has in how many live adverts each is, and no word that is
 * in none. `spellings_of_adverts` has the words of each advert that are counted there, so that a later version, which
 * finds other words in the same text, takes away what was added. Words with similar spelling have a key in common
 * (`spellingKeys`): on SQLite in the table `spellings_keys`, on PostgreSQL in an index of a function.
 */

/** Writes the words of a live advert, sorted, in place of those that it had. To be called in a transaction. */
export async function writeSpellings(
  db: Database,
  advertId: string,
  words: readonly string[],
): Promise<void> {
  const before = await writtenWords(db, advertId);
  const now = words.join(' ');
  if (before === now) return;
  await sql`insert into spellings_of_adverts (advert_id, words) values (${advertId}, ${now})
    on conflict (advert_id) do update set words = excluded.words`.execute(db);
  await countSpellings(db, changes(split(before), words));
}

export async function removeSpellings(db: Database, advertId: string): Promise<void> {
  const before = await writtenWords(db, advertId);
  if (before === '') return;
  await sql`delete from spellings_of_adverts where advert_id = ${advertId}`.execute(db);
  await countSpellings(db, changes(split(before), []));
}

async function writtenWords(db: Database, advertId: string): Promise<string> {
  const { rows } = await sql<{ words: string }>`
    select words from spellings_of_adverts where advert_id = ${advertId}`.execute(db);
  return rows[0]?.words ?? '';
}

function split(words: string): readonly string[] {
  return words === '' ? [] : words.split(' ');
}

export interface SpellingChange {
  readonly word: string;
  /** How many adverts more, or fewer, have it. */
  readonly by: number;
}

function changes(before: readonly string[], now: readonly string[]): readonly SpellingChange[] {
  const [had, has] = [new Set(before), new Set(now)];
  return [
    ...now.filter((word) => !had.has(word)).map((word) => ({ word, by: 1 })),
    ...before.filter((word) => !has.has(word)).map((word) => ({ word, by: -1 })),
  ];
}

/**
 * Changes counts, in the order of words: every transaction locks them so, and none waits for another in a circle. To be
 * called in a transaction.
 */
export async function countSpellings(db: Database, changed: readonly SpellingChange[]): Promise<void> {
  if (changed.length === 0) return;
  const sorted = changed.toSorted((one, other) => (one.word < other.word ? -1 : 1));
  await (isPostgres(db) ? countOnPostgres : countOnSqlite)(db, sorted);
}

async function countOnPostgres(db: Database, changed: readonly SpellingChange[]): Promise<void> {
  const words = changed.map(({ word }) => word).join(' ');
  const amounts = changed.map(({ by }) => by).join(' ');
  await sql`insert into spellings (word, adverts)
    select word, amount from unnest(${asArray(words)}, ${asArray(amounts)}::bigint[])
      with ordinality as changed (word, amount, place) order by place
    on conflict (word) do update set adverts = spellings.adverts + excluded.adverts`.execute(db);
  const gone = changed.filter(({ by }) => by < 0).map(({ word }) => word);
  if (gone.length === 0) return;
  await sql`delete from spellings where word = any (${asArray(gone.join(' '))}) and adverts <= 0`.execute(db);
}

async function countOnSqlite(db: Database, changed: readonly SpellingChange[]): Promise<void> {
  const list = JSON.stringify(changed.map(({ word, by }) => [word, by]));
  const { rows } = await sql<SpelledWord & { readonly id: number }>`insert into spellings (word, adverts)
    select value ->> 0, value ->> 1 from json_each(${list}) where true
    on conflict (word) do update set adverts = adverts + excluded.adverts
    returning id, word, adverts`.execute(db);
  const amounts = new Map(changed.map(({ word, by }) => [word, by]));
  await addKeys(
    db,
    rows.filter(({ word, adverts }) => adverts > 0 && adverts === amounts.get(word)),
  );
  await removeWords(
    db,
    rows.filter(({ adverts }) => adverts <= 0),
  );
}

type SqliteWord = Pick<SpelledWord, 'word'> & { readonly id: number };

async function addKeys(db: Database, words: readonly SqliteWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`insert into spellings_keys (key, spelling)
    select value ->> 0, value ->> 1 from json_each(${keysOf(words)}) where true
    on conflict do nothing`.execute(db);
}

async function removeWords(db: Database, words: readonly SqliteWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`delete from spellings_keys where (key, spelling) in
    (select value ->> 0, value ->> 1 from json_each(${keysOf(words)}))`.execute(db);
  const ids = JSON.stringify(words.map(({ id }) => id));
  await sql`delete from spellings where id in (select value from json_each(${ids}))`.execute(db);
}

function keysOf(words: readonly SqliteWord[]): string {
  return JSON.stringify(words.flatMap(({ id, word }) => spellingKeys(word).map((key) => [key, id])));
}

/** Words consist of letters, so a space can stand between them. */
function asArray(words: string): RawBuilder<unknown> {
  return sql`string_to_array(${words}, ' ')`;
}

/** The part of the search index that is about spelling. */
export function createSqlSpelling(db: Database): Pick<SearchIndex, 'countBegun' | 'neighbours'> {
  return {
    async countBegun(words, max) {
      const list = JSON.stringify(words);
      const wanted = isPostgres(db)
        ? sql`json_array_elements_text(${list}::json) as wanted (value)`
        : sql`json_each(${list}) as wanted`;
      // Each word is in an advert at least, so the first `max` of a beginning decide.
      const { rows } = await sql<{ word: string; adverts: number | string }>`
        select wanted.value as word, coalesce((select sum(adverts) from (select adverts from spellings
          where word >= wanted.value and word < wanted.value || ${lastCharacter} limit ${sql.lit(max)}) as begun), 0) as adverts
        from ${wanted}`.execute(db);
      return new Map(rows.map(({ word, adverts }) => [word, Math.min(max, Number(adverts))]));
    },
    async neighbours(word) {
      const keys = spellingKeys(word);
      const letters = [...word].length;
      const edits = editsAllowed(word);
      const isAsLong = sql`length(word) between ${letters - edits} and ${letters + edits}`;
      const { rows } = await (isPostgres(db)
        ? sql<SpelledWord>`select word, adverts from spellings
            where spelling_keys(word) && ${asArray(keys.join(' '))} and ${isAsLong}`
        : sql<SpelledWord>`select word, adverts from spellings where id in (
            select spelling from spellings_keys where key in (select value from json_each(${JSON.stringify(keys)})))
            and ${isAsLong}`
      ).execute(db);
      return rows;
    },
  };
}

/** Empties the tables. */
export async function clearSpellings(db: Database): Promise<void> {
  const names = ['spellings', 'spellings_of_adverts', ...(isPostgres(db) ? [] : ['spellings_keys'])];
  for (const name of names) await sql`delete from ${sql.table(name)}`.execute(db);
}

/** Rows for one statement. */
const perInsert = 1000;

/** Fills the empty tables, at once and faster than advert by advert. To be called in a transaction. */
export function fillSpellings(db: Database) {
  const counts = new Map<string, number>();
  return {
    async add(adverts: readonly { readonly id: string; readonly words: readonly string[] }[]): Promise<void> {
      if (adverts.length === 0) return;
      const rows = adverts.map(({ id, words }) => sql`(${id}, ${words.join(' ')})`);
      await sql`insert into spellings_of_adverts (advert_id, words) values ${sql.join(rows)}`.execute(db);
      for (const word of adverts.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    async end(): Promise<void> {
      const all = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (let from = 0; from < all.length; from += perInsert) {
        const some = all.slice(from, from + perInsert);
        const { rows } = await sql<SqliteWord>`insert into spellings (word, adverts)
          values ${sql.join(some.map(([word, adverts]) => sql`(${word}, ${adverts})`))}
          returning word ${isPostgres(db) ? sql`` : sql`, id`}`.execute(db);
        if (!isPostgres(db)) await addKeys(db, rows);
      }
    },
  };
}
