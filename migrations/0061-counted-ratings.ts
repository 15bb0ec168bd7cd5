import { type Kysely, sql } from 'kysely';

/** Who recommends somebody is counted when it is read: whether an author counts changes with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column recommend_count`.execute(db);
}
