import { type Kysely, sql } from 'kysely';

/** Herbs are called by their slugs now. Those of the adverts there are found anew in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from advert_herbs`.execute(db);
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'find-herb-slugs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1`.execute(db);
}
