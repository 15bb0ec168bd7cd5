import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What people write to each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  // Of the two accounts, low_id is the one whose id comes first.
  await db.schema
    .createTable('conversations')
    .addColumn('low_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('high_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('last_position', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('conversations_key', ['low_id', 'high_id'])
    .addCheckConstraint('conversations_of_two', sql`low_id < high_id`)
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('conversations_of_high').on('conversations').column('high_id').execute();

  await db.schema
    .createTable('messages')
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
      'conversations',
      ['low_id', 'high_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .modifyEnd(table)
    .execute();

  await db.schema
    .createTable('delivery_counters')
    .addColumn('account_id', text, (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('last_sequence', integer, (column) => column.notNull())
    .modifyEnd(keyedTable)
    .execute();

  // A reference to messages would need an index of its own, as large again. Whoever reads joins the messages, so a
  // delivery of what is gone is never seen.
  await db.schema
    .createTable('deliveries')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('sequence', integer, (column) => column.notNull())
    .addColumn('message_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('deliveries_key', ['account_id', 'sequence'])
    .modifyEnd(keyedTable)
    .execute();

  await db.schema
    .createTable('inbox_entries')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('other_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('last_message_id', text, (column) => column.notNull())
    .addColumn('last_message_at', integer, (column) => column.notNull())
    .addColumn('unread_count', integer, (column) => column.notNull())
    .addColumn('read_position', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_entries_key', ['account_id', 'other_id'])
    .modifyEnd(keyedTable)
    .execute();
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
  await db.schema.createIndex('inbox_entries_of_other').on('inbox_entries').column('other_id').execute();

  await db.schema
    .createTable('blocks')
    .addColumn('blocker_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('blocked_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('blocked_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['blocker_id', 'blocked_id'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('blocks_of_blocked').on('blocks').column('blocked_id').execute();
}
