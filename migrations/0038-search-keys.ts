import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * PostgreSQL finds words by all their beginnings of one to eight letters: for all words with a given beginning, its
 * index of whole words lists every entry before it looks at the next word. These keys also include when an entry was
 * posted, in spans from eighteen hours (2^26 milliseconds) to four years, so that a search can be limited to the
 * newest. SQLite needs neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create function search_keys(words tsvector, posted_at bigint) returns text[]
    language sql immutable parallel safe as $$
      select array(
        select distinct left(lexeme, size)
        from unnest(tsvector_to_array(words)) as lexeme, generate_series(2, least(9, length(lexeme))) as size
        where left(lexeme, 1) <> 'f'
        union all
        select lexeme from unnest(tsvector_to_array(words)) as lexeme where left(lexeme, 1) = 'f'
        union all
        select 'c' || bits || ' ' || (posted_at >> bits) from generate_series(26, 37) as bits)
    $$`.execute(db);
  for (const name of ['advert_words', 'profile_words']) {
    const index = sql.ref(`${name}_by_key`);
    await sql`drop index ${sql.ref(`${name}_by_word`)}`.execute(db);
    await sql`create index ${index} on ${sql.table(name)} using gin (search_keys(words, posted_at))
      with (fastupdate = off)`.execute(db);
    // Nothing reads these statistics, and gathering them would compute the keys of many entries again.
    await sql`alter index ${index} alter column 1 set statistics 0`.execute(db);
  }
}
