import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What a session's owner knows it by, accounts that are being deleted, and messages that outlive one of their two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await db.schema
    .alterTable('sessions')
    .addColumn('device', text, (column) => column.notNull().defaultTo('Unknown browser'))
    .execute();

  await db.schema
    .createTable('leaving')
    .addColumn('account_id', text, (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('since', integer, (column) => column.notNull())
    .modifyEnd(keyedTable)
    .execute();

  await db.schema
    .createIndex('comments_of_author_in_order')
    .on('comments')
    .columns(['author_id', 'id'])
    .execute();
  await db.schema.dropIndex('comments_of_author').execute();

  if (db.getExecutor().adapter instanceof PostgresAdapter) await dropReferences(db);
  else await rebuildWithoutReferences(db);
}

/** PostgreSQL gave the references these names, because the migration that made them gave none. */
async function dropReferences(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['conversations', 'low_id'],
    ['conversations', 'high_id'],
    ['inbox_entries', 'other_id'],
  ] as const) {
    await db.schema.alterTable(table).dropConstraint(`${table}_${column}_fkey`).execute();
  }
  await db.schema.dropIndex('inbox_entries_of_other').execute();
}

/**
 * SQLite has no word for that: the tables are made anew. Those that refer are dropped before what they refer to, or
 * dropping would delete their rows; a table that is renamed takes the references to it along.
 */
async function rebuildWithoutReferences(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await db.schema
    .createTable('new_conversations')
    .addColumn('low_id', text, (column) => column.notNull())
    .addColumn('high_id', text, (column) => column.notNull())
    .addColumn('last_position', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('conversations_key', ['low_id', 'high_id'])
    .addCheckConstraint('conversations_of_two', sql`low_id < high_id`)
    .modifyEnd(keyedTable)
    .execute();
  await db.schema
    .createTable('new_messages')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('low_id', text, (column) => column.notNull())
    .addColumn('high_id', text, (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('sender_id', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('sent_at', integer, (column) => column.notNull())
    .addColumn('advert_id', text)
    .addColumn('advert_title', text)
    .addUniqueConstraint('messages_in_order', ['low_id', 'high_id', 'position'])
    .addForeignKeyConstraint(
      'messages_of_conversation',
      ['low_id', 'high_id'],
      'new_conversations',
      ['low_id', 'high_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .modifyEnd(table)
    .execute();
  await db.schema
    .createTable('new_inbox_entries')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('other_id', text, (column) => column.notNull())
    .addColumn('last_message_id', text, (column) => column.notNull())
    .addColumn('last_message_at', integer, (column) => column.notNull())
    .addColumn('unread_count', integer, (column) => column.notNull())
    .addColumn('read_position', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_entries_key', ['account_id', 'other_id'])
    .modifyEnd(keyedTable)
    .execute();

  for (const name of ['conversations', 'messages', 'inbox_entries']) {
    await sql`insert into ${sql.table(`new_${name}`)} select * from ${sql.table(name)}`.execute(db);
  }
  for (const name of ['messages', 'conversations', 'inbox_entries']) {
    await db.schema.dropTable(name).execute();
  }
  for (const name of ['conversations', 'messages', 'inbox_entries']) {
    await db.schema.alterTable(`new_${name}`).renameTo(name).execute();
  }

  await db.schema.createIndex('conversations_of_high').on('conversations').column('high_id').execute();
  await db.schema
    .createIndex('inbox_entries_by_age')
    .on('inbox_entries')
    .columns(['account_id', 'last_message_at', 'other_id'])
    .execute();
  await db.schema
    .createIndex('inbox_entries_unread')
    .on('inbox_entries')
    .columns(['account_id', 'unread_count'])
    .where(sql<boolean>`unread_count > 0`)
    .execute();
}
