import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** How soon somebody usually answers; null: nothing is said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table profiles add column answers ${text}`.execute(db);
}
