import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Accounts, their profiles and sessions, and the pictures that profiles and adverts show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await db.schema
    .createTable('accounts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('email_verified', integer, (column) => column.notNull())
    .addColumn('password_hash', text)
    .addColumn('display_name', text)
    .addColumn('google_subject', text, (column) => column.unique())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('consented_at', integer)
    .modifyEnd(table)
    .execute();

  await db.schema
    .createTable('pictures')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('width', integer, (column) => column.notNull())
    .addColumn('height', integer, (column) => column.notNull())
    .addColumn('placeholder', text, (column) => column.notNull())
    .addColumn('reference_count', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema
    .createIndex('pictures_orphaned')
    .on('pictures')
    .column('key')
    .where(sql<boolean>`reference_count = 0`)
    .execute();

  await db.schema
    .createTable('picture_holds')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('picture_key', text, (column) => column.notNull().references('pictures.key'))
    .addColumn('held_until', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_holds_key', ['account_id', 'picture_key'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('picture_holds_of_picture').on('picture_holds').column('picture_key').execute();
  await db.schema.createIndex('picture_holds_by_end').on('picture_holds').column('held_until').execute();

  await db.schema
    .createTable('profiles')
    .addColumn('account_id', text, (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('username_key', text, (column) => column.notNull().unique())
    .addColumn('full_name', text, (column) => column.notNull())
    .addColumn('about', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('phone_number', text, (column) => column.notNull())
    .addColumn('date_of_birth', text)
    .addColumn('picture_key', text, (column) => column.references('pictures.key'))
    .addColumn('advert_count', integer, (column) => column.notNull())
    .addColumn('likes_received', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema.createIndex('profiles_of_picture').on('profiles').column('picture_key').execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('last_seen_at', integer, (column) => column.notNull())
    .addColumn('remember', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema.createIndex('sessions_of_account').on('sessions').column('account_id').execute();
  await db.schema.createIndex('sessions_by_creation').on('sessions').column('created_at').execute();
  await db.schema.createIndex('sessions_by_use').on('sessions').column('last_seen_at').execute();
}
