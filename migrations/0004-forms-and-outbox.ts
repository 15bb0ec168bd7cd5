import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What forms leave behind, and the work that must follow a commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  // The account of a claim may be one that the form itself is about to make, so nothing is referred to.
  await db.schema
    .createTable('form_keys')
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('result', text)
    .addColumn('claimed_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('form_keys_key', ['account_id', 'key', 'content_hash'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('form_keys_by_age').on('form_keys').column('claimed_at').execute();

  await db.schema
    .createTable('feedback')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('message', text, (column) => column.notNull())
    .addColumn('email', text)
    .addColumn('account_id', text, (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('sent_at', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema.createIndex('feedback_of_account').on('feedback').column('account_id').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('task', text, (column) => column.notNull())
    .addColumn('due_at', integer, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('last_failure', text)
    .modifyEnd(table)
    .execute();
  await db.schema.createIndex('outbox_by_due').on('outbox').columns(['due_at', 'id']).execute();

  await db.schema
    .createTable('drafts')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('path', text, (column) => column.notNull())
    .addColumn('fields', text, (column) => column.notNull())
    .addColumn('kept_until', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema.createIndex('drafts_by_end').on('drafts').column('kept_until').execute();
}
