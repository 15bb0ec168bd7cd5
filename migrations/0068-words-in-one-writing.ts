import { type Kysely, sql } from 'kysely';

/**
 * Words are compared in another way: the writings of a sound, of a measure and of a number are one, and English plurals
 * and singulars find one another. What adverts, profiles and saved searches are found by is written again in the
 * background, once the site runs. Until then they are found by what they were found by before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-words-in-one-writing', '{"kind":"find-herbs"}', 0, 0 from accounts
    where not exists (select 1 from outbox where task = '{"kind":"find-herbs"}') limit 1`.execute(db);
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'key-searches', '{"kind":"key-searches"}', 0, 0 from saved_searches limit 1`.execute(db);
}
