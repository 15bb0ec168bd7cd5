import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Filters have other words: bands of prices instead of steps. On SQLite a mark now says which words are of the title,
 * not a column, so that the index keeps no columns. What old adverts and profiles are found by is written again in the
 * background, once the site runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const name of ['advert_words', 'profile_words']) {
      await sql`drop table ${sql.table(name)}`.execute(db);
      // The words come folded and separated by spaces; the lengths are of beginnings that have lists of their own, up to
      // eight letters and a mark.
      await sql`create virtual table ${sql.table(name)} using fts5 (words,
        content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3 4 5 6 7 8 9')`.execute(
        db,
      );
      // A search reads every segment of the index, so segments are merged when there are two of a size, not four, and at
      // the latest when there are four, not sixteen.
      for (const [setting, segments] of [
        ['automerge', 2],
        ['crisismerge', 4],
      ] as const) {
        await sql`insert into ${sql.table(name)} (${sql.ref(name)}, rank)
          values (${sql.lit(setting)}, ${sql.lit(segments)})`.execute(db);
      }
    }
  }
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-words-of-bands', '{"kind":"find-herbs"}', 0, 0 from accounts
    where not exists (select 1 from outbox where task = '{"kind":"find-herbs"}') limit 1`.execute(db);
}
