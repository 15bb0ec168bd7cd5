import { sql } from 'kysely';
import { spellingKeys } from '../../../core/spelling/edits.ts';
import type { Database } from '../connection/schema.ts';
import type { SpellingsTable } from './spellings-table.ts';

interface Numbered {
  readonly id: number;
  readonly word: string;
  readonly adverts: number;
}

/** Words are found by the table `spellings_keys`, with a row for each key of each word. */
export const sqliteSpellings: SpellingsTable = {
  async count(db, changed) {
    const list = JSON.stringify(changed.map(({ word, by }) => [word, by]));
    const { rows } = await sql<Numbered>`insert into spellings (word, adverts)
      select value ->> 0, value ->> 1 from json_each(${list}) where true
      on conflict (word) do update set adverts = adverts + excluded.adverts
      returning id, word, adverts`.execute(db);
    const amounts = new Map(changed.map(({ word, by }) => [word, by]));
    await addKeys(
      db,
      rows.filter(({ word, adverts }) => adverts > 0 && adverts === amounts.get(word)),
    );
    await remove(
      db,
      rows.filter(({ adverts }) => adverts <= 0),
    );
  },
  async fill(db, words) {
    const values = words.map(({ word, by }) => sql`(${word}, ${by})`);
    const { rows } = await sql<Numbered>`insert into spellings (word, adverts) values ${sql.join(values)}
      returning id, word, adverts`.execute(db);
    await addKeys(db, rows);
  },
  async clear(db) {
    await sql`delete from spellings_keys`.execute(db);
    await sql`delete from spellings`.execute(db);
  },
  hasKey: (keys) => sql`id in (
    select spelling from spellings_keys where key in (select value from json_each(${JSON.stringify(keys)})))`,
  split: (text) => sql`json_each('["' || replace(${text}, ' ', '","') || '"]') as split`,
  async lock() {},
};

async function addKeys(db: Database, words: readonly Numbered[]): Promise<void> {
  if (words.length === 0) return;
  await sql`insert into spellings_keys (key, spelling)
    select value ->> 0, value ->> 1 from json_each(${keysOf(words)}) where true
    on conflict do nothing`.execute(db);
}

async function remove(db: Database, words: readonly Numbered[]): Promise<void> {
  if (words.length === 0) return;
  await sql`delete from spellings_keys where (key, spelling) in
    (select value ->> 0, value ->> 1 from json_each(${keysOf(words)}))`.execute(db);
  const ids = JSON.stringify(words.map(({ id }) => id));
  await sql`delete from spellings where id in (select value from json_each(${ids}))`.execute(db);
}

function keysOf(words: readonly Numbered[]): string {
  return JSON.stringify(words.flatMap(({ id, word }) => spellingKeys(word).map((key) => [key, id])));
}
