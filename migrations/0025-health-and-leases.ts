import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** One row that is written to see whether anything can be, and who holds a task of the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, table } = columnTypes(db);
  await db.schema
    .createTable('health')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('written_at', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema.alterTable('outbox').addColumn('leased_by', integer).execute();
  await db.schema
    .createIndex('outbox_leased')
    .on('outbox')
    .column('leased_by')
    .where(sql<boolean>`leased_by is not null`)
    .execute();
}
