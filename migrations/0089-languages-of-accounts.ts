import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** The language that each account chose. Those from before have read English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table accounts add column language ${text} not null default 'en'`.execute(db);
}
