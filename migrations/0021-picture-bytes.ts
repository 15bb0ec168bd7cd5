import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** How much each picture takes up in the store, all copies together; 0 for those stored before it was counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema
    .alterTable('pictures')
    .addColumn('bytes', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
