import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Every beginning of every title and username, so that a search reads its answer in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await db.schema
    .createTable('search_prefixes')
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('prefix', text, (column) => column.notNull())
    .addColumn('posted_at', integer, (column) => column.notNull())
    .addColumn('ref', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_prefixes_key', ['subject', 'prefix', 'posted_at', 'ref'])
    .modifyEnd(keyedTable)
    .execute();
}
