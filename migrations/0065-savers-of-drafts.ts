import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Which form has saved a draft of an advert, by its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table advert_drafts add column saved_by ${text}`.execute(db);
}
