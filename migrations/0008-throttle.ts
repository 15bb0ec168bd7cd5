import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Tries that are counted, until their window is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await db.schema
    .createTable('throttle')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('points', integer, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('throttle_by_end').on('throttle').column('expires_at').execute();
}
