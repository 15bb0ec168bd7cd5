import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * What adverts and profiles are found by: every word of them, instead of every beginning of titles and usernames. Those of
 * old ones are written in the background, once the site runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);
  await sql`drop table search_prefixes`.execute(db);

  for (const name of ['advert_words', 'profile_words']) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`create table ${sql.table(name)} (
        ref ${text} primary key, posted_at ${integer} not null, start ${text} not null, words tsvector not null
      )`.execute(db);
      await sql`create index ${sql.ref(`${name}_by_age`)} on ${sql.table(name)} (posted_at, ref)`.execute(db);
      // Additions go into the index at once, so no search has to read a list of what is not in it yet.
      await sql`create index ${sql.ref(`${name}_by_word`)} on ${sql.table(name)} using gin (words)
        with (fastupdate = off)`.execute(db);
    } else {
      // The words come folded and separated by spaces; the lengths are of beginnings that have lists of their own.
      await sql`create virtual table ${sql.table(name)} using fts5 (start, title, rest,
        content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='1 2 3 4 5 6 7 8')`.execute(
        db,
      );
      await sql`create table ${sql.table(`${name}_places`)} (
        place integer primary key, ref ${text} not null unique, start ${text} not null
      ) ${table}`.execute(db);
    }
  }

  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-words', '{"kind":"find-herbs"}', 0, 0 from accounts limit 1`.execute(db);
}
