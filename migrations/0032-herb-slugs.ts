import { type Kysely, sql } from 'kysely';

/** Herbs now go by their slugs. Those of existing adverts are found again in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from advert_herbs`.execute(db);
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'find-herb-slugs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1`.execute(db);
}
