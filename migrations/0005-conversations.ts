import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What people write to each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  // Of the two accounts, low_id is the one whose id comes first.
  await sql`create table conversations (
    low_id ${text} not null references accounts (id) on delete cascade,
    high_id ${text} not null references accounts (id) on delete cascade,
    last_position ${integer} not null,
    constraint conversations_key primary key (low_id, high_id),
    constraint conversations_of_two check (low_id < high_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index conversations_of_high on conversations (high_id)`.execute(db);

  await sql`create table messages (
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
      references conversations (low_id, high_id) on delete cascade
  ) ${table}`.execute(db);

  await sql`create table delivery_counters (
    account_id ${text} primary key references accounts (id) on delete cascade,
    last_sequence ${integer} not null
  ) ${keyedTable}`.execute(db);

  // A reference to messages would need an index of its own, just as large again. Every reader joins the messages, so a
  // delivery of something that is gone is never seen.
  await sql`create table deliveries (
    account_id ${text} not null references accounts (id) on delete cascade,
    sequence ${integer} not null,
    message_id ${text} not null,
    constraint deliveries_key primary key (account_id, sequence)
  ) ${keyedTable}`.execute(db);

  await sql`create table inbox_entries (
    account_id ${text} not null references accounts (id) on delete cascade,
    other_id ${text} not null references accounts (id) on delete cascade,
    last_message_id ${text} not null,
    last_message_at ${integer} not null,
    unread_count ${integer} not null,
    read_position ${integer} not null,
    constraint inbox_entries_key primary key (account_id, other_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index inbox_entries_by_age
    on inbox_entries (account_id, last_message_at, other_id)`.execute(db);
  await sql`create index inbox_entries_unread
    on inbox_entries (account_id, unread_count) where unread_count > 0`.execute(db);
  await sql`create index inbox_entries_of_other on inbox_entries (other_id)`.execute(db);

  await sql`create table blocks (
    blocker_id ${text} not null references accounts (id) on delete cascade,
    blocked_id ${text} not null references accounts (id) on delete cascade,
    blocked_at ${integer} not null,
    constraint blocks_key primary key (blocker_id, blocked_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index blocks_of_blocked on blocks (blocked_id)`.execute(db);
}
