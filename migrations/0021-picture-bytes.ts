import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** How much each picture takes up in the store, all copies together; 0 for those stored before it was counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table pictures add column bytes ${integer} not null default 0`.execute(db);
}
