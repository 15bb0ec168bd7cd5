import { type Kysely, sql } from 'kysely';

/** The few adverts that are hidden, to find their photos among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index adverts_hidden on adverts (id) where state = 'hidden'`.execute(db);
}
