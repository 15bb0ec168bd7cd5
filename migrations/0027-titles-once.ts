import type { Kysely } from 'kysely';

/** A title is written as search compares it, so that it need not stand in the row twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('adverts').dropColumn('title_key').execute();
}
