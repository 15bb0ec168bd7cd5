import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Whose drafts are whose, and whose session it was that has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  // Nobody knows whose they are, and one that is nobody's goes to whoever logs in next.
  await db.deleteFrom('drafts' as never).execute();
  await db.schema
    .alterTable('drafts')
    .addColumn('account_id', text, (column) => column.references('accounts.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('drafts_of_account').on('drafts').column('account_id').execute();

  await db.schema
    .createTable('ended_sessions')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('last_seen_at', integer, (column) => column.notNull())
    .modifyEnd(keyedTable)
    .execute();
  await db.schema
    .createIndex('ended_sessions_of_account')
    .on('ended_sessions')
    .column('account_id')
    .execute();
  await db.schema.createIndex('ended_sessions_by_age').on('ended_sessions').column('last_seen_at').execute();
}
