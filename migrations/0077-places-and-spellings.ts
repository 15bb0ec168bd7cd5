import { type Kysely, sql } from 'kysely';

/**
 * Adverts are found by their district and village too. The words of those that are there are written again in the
 * background, once the site runs; until then they are found by what they were found by before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'write-words-of-places', '{"kind":"find-herbs"}', 0, 0 from accounts
    where not exists (select 1 from outbox where task = '{"kind":"find-herbs"}') limit 1`.execute(db);
}
