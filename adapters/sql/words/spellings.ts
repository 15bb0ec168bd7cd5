import { sql } from 'kysely';
import type { SearchIndex, SpelledWord } from '../../../core/ports/search-index.ts';
import { editsAllowed, spellingKeys } from '../../../core/spelling/edits.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { SpellingChange } from '../dialects/spellings-table.ts';
import { lastCharacter } from '../queries/rows.ts';

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
  await dialectOf(db).spellings.count(db, sorted);
}

/** The part of the search index that is about spelling. */
export function createSqlSpelling(db: Database): Pick<SearchIndex, 'countBegun' | 'neighbours'> {
  return {
    async countBegun(words, max) {
      if (words.length === 0) return new Map();
      const wanted = dialectOf(db).spellings.split(sql`${words.join(' ')}`);
      // Each word is in an advert at least, so the first `max` of a beginning decide.
      const { rows } = await sql<{ word: string; adverts: number | string }>`
        select split.value as word, coalesce((select sum(adverts) from (select adverts from spellings
          where word >= split.value and word < split.value || ${lastCharacter} limit ${sql.lit(max)}) as begun), 0) as adverts
        from ${wanted}`.execute(db);
      return new Map(rows.map(({ word, adverts }) => [word, Math.min(max, Number(adverts))]));
    },
    async neighbours(word) {
      const keys = spellingKeys(word);
      const letters = [...word].length;
      const edits = editsAllowed(word);
      const isAsLong = sql`length(word) between ${letters - edits} and ${letters + edits}`;
      const hasKey = dialectOf(db).spellings.hasKey(keys);
      const { rows } = await sql<SpelledWord>`
        select word, adverts from spellings where ${hasKey} and ${isAsLong} ${genericPlan}`.execute(db);
      return rows;
    },
  };
}

/** Empties the tables. */
export async function clearSpellings(db: Database): Promise<void> {
  await sql`delete from spellings_of_adverts`.execute(db);
  await dialectOf(db).spellings.clear(db);
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
        const some = all.slice(from, from + perInsert).map(([word, by]) => ({ word, by }));
        await dialectOf(db).spellings.fill(db, some);
      }
    },
  };
}
