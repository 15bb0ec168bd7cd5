import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What sellers say about the National Drug Authority's approval, and its last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table adverts add column nda_number ${text}`.execute(db);
  await sql`alter table adverts add column nda_until ${text}`.execute(db);
}
