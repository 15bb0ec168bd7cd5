import { type RawBuilder, sql } from 'kysely';
import type { SpellingsTable } from './spellings-table.ts';

/** Words are found by an index of the function `spelling_keys`. */
export const postgresSpellings: SpellingsTable = {
  async count(db, changed) {
    const words = asArray(changed.map(({ word }) => word));
    const amounts = asArray(changed.map(({ by }) => String(by)));
    await sql`insert into spellings (word, adverts)
      select word, amount from unnest(${words}, ${amounts}::bigint[])
        with ordinality as changed (word, amount, place) order by place
      on conflict (word) do update set adverts = spellings.adverts + excluded.adverts`.execute(db);
    const gone = changed.filter(({ by }) => by < 0).map(({ word }) => word);
    if (gone.length === 0) return;
    await sql`delete from spellings where word = any (${asArray(gone)}) and adverts <= 0`.execute(db);
  },
  async fill(db, words) {
    const rows = words.map(({ word, by }) => sql`(${word}, ${by})`);
    await sql`insert into spellings (word, adverts) values ${sql.join(rows)}`.execute(db);
  },
  async clear(db) {
    await sql`delete from spellings`.execute(db);
  },
  hasKey: (keys) => sql`spelling_keys(word) && ${asArray(keys)}`,
  split: (text) => sql`unnest(string_to_array(${text}, ' ')) as split (value)`,
  async lock(db) {
    await sql`lock table spellings in share row exclusive mode`.execute(db);
  },
};

/** Words consist of letters, so a space can stand between them. */
function asArray(words: readonly string[]): RawBuilder<unknown> {
  return sql`string_to_array(${words.join(' ')}, ' ')`;
}
