import { type Kysely, sql } from 'kysely';

/**
 * Adverts are found by the botanical names of the herbs that they are about. The words of those that are there are
 * written again in the background, once the site runs; until then they are found by what they were found by before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-botanical-words', '{"kind":"find-herbs"}', 0, 0 from accounts
    where not exists (select 1 from outbox where task = '{"kind":"find-herbs"}') limit 1`.execute(db);
}
