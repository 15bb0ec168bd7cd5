import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What a photo costs those who load it by itself. Pictures from before have no value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table pictures add column kilobytes ${integer}`.execute(db);
}
