import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What a session's owner knows it by, accounts that are being deleted, and messages that outlive one of their two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await sql`alter table sessions add column device ${text} not null default 'Unknown browser'`.execute(db);

  await sql`create table leaving (
    account_id ${text} primary key references accounts (id) on delete cascade,
    since ${integer} not null
  ) ${keyedTable}`.execute(db);

  await sql`create index comments_of_author_in_order on comments (author_id, id)`.execute(db);
  await sql`drop index comments_of_author`.execute(db);

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
  await sql`drop index inbox_entries_of_other`.execute(db);
}

/**
 * SQLite has no statement for that, so the tables are made again. Tables that refer to another are dropped before it,
 * or dropping it would delete their rows; renaming a table takes the references to it along.
 */
async function rebuildWithoutReferences(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await sql`create table new_conversations (
    low_id ${text} not null,
    high_id ${text} not null,
    last_position ${integer} not null,
    constraint conversations_key primary key (low_id, high_id),
    constraint conversations_of_two check (low_id < high_id)
  ) ${keyedTable}`.execute(db);
  await sql`create table new_messages (
    id ${text} primary key,
    low_id ${text} not null,
    high_id ${text} not null,
    position ${integer} not null,
    sender_id ${text} not null,
    text ${text} not null,
    sent_at ${integer} not null,
    advert_id ${text},
    advert_title ${text},
    constraint messages_in_order unique (low_id, high_id, position),
    constraint messages_of_conversation foreign key (low_id, high_id)
      references new_conversations (low_id, high_id) on delete cascade
  ) ${table}`.execute(db);
  await sql`create table new_inbox_entries (
    account_id ${text} not null references accounts (id) on delete cascade,
    other_id ${text} not null,
    last_message_id ${text} not null,
    last_message_at ${integer} not null,
    unread_count ${integer} not null,
    read_position ${integer} not null,
    constraint inbox_entries_key primary key (account_id, other_id)
  ) ${keyedTable}`.execute(db);

  for (const name of ['conversations', 'messages', 'inbox_entries']) {
    await sql`insert into ${sql.table(`new_${name}`)} select * from ${sql.table(name)}`.execute(db);
  }
  for (const name of ['messages', 'conversations', 'inbox_entries']) {
    await db.schema.dropTable(name).execute();
  }
  for (const name of ['conversations', 'messages', 'inbox_entries']) {
    await db.schema.alterTable(`new_${name}`).renameTo(name).execute();
  }

  await sql`create index conversations_of_high on conversations (high_id)`.execute(db);
  await sql`create index inbox_entries_by_age
    on inbox_entries (account_id, last_message_at, other_id)`.execute(db);
  await sql`create index inbox_entries_unread
    on inbox_entries (account_id, unread_count) where unread_count > 0`.execute(db);
}
