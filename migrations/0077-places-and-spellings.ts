import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Adverts are found by their district and village too, and misspelled words of a query are corrected from the words of
 * live adverts. The words of those that are there are written again in the background, once the site runs; until then
 * they are found by what they were found by before, and their words correct nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);
  // The words of each live advert that are counted in `spellings`, sorted, with a space between.
  await sql`create table spellings_of_adverts (advert_id ${text} primary key, words ${text} not null) ${keyedTable}`.execute(
    db,
  );
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create table spellings (word ${text} primary key, adverts ${integer} not null)
      with (fillfactor = 80)`.execute(db);
    // The keys of `spellingKeys` in core, of which only the index has a copy. A look-up takes less than a millisecond; were it
    // safe in parallel workers, PostgreSQL would start some for it, which takes many times as long.
    await sql`create function spelling_keys(word text) returns text[]
      language sql immutable parallel unsafe cost 1000 as $$
        select array(
          select distinct case when two = 0 then shorter else left(shorter, two - 1) || substr(shorter, two + 1) end
          from (select left(word, 7) as beginning) as cut,
            generate_series(0, length(beginning)) as one,
            lateral (select case when one = 0 then beginning
              else left(beginning, one - 1) || substr(beginning, one + 1) end as shorter) as once,
            generate_series(0, case when length(word) > 4 and one > 0 then one - 1 else 0 end) as two)
      $$`.execute(db);
    await sql`create index spellings_by_key on spellings using gin (spelling_keys(word))
      with (fastupdate = off)`.execute(db);
    // Nothing reads these statistics, and gathering them would compute the keys of many words again.
    await sql`alter index spellings_by_key alter column 1 set statistics 0`.execute(db);
  } else {
    await sql`create table spellings (
      id integer primary key, word ${text} not null unique, adverts ${integer} not null
    ) ${table}`.execute(db);
    await sql`create table spellings_keys (
      key ${text}, spelling ${integer}, primary key (key, spelling)
    ) ${keyedTable}`.execute(db);
  }
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-words-of-places', '{"kind":"find-herbs"}', 0, 0 from accounts
    where not exists (select 1 from outbox where task = '{"kind":"find-herbs"}') limit 1`.execute(db);
}
