import { type Kysely, sql } from 'kysely';

/** A title is stored in the form in which search compares it, so that it need not be in the row twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table adverts drop column title_key`.execute(db);
}
