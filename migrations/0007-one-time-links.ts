import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What links in mails let their holders do, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);

  await db.schema
    .createTable('one_time_links')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema
    .createIndex('one_time_links_of_account')
    .on('one_time_links')
    .column('account_id')
    .execute();
  await db.schema.createIndex('one_time_links_by_end').on('one_time_links').column('expires_at').execute();
}
