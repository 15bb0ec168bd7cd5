import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What people are notified of, and which of it comes by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await sql`create table notifications (
    account_id ${text} not null references accounts (id) on delete cascade,
    id ${text} not null,
    kind ${text} not null,
    advert_id ${text} references adverts (id) on delete cascade,
    comment_id ${text} references comments (id) on delete cascade,
    details ${text} not null,
    at ${integer} not null,
    is_read ${integer} not null,
    mail_due ${integer} not null,
    constraint notifications_key primary key (account_id, id)
  ) ${keyedTable}`.execute(db);
  await sql`create index notifications_by_age on notifications (account_id, at, id)`.execute(db);
  await sql`create index notifications_unread on notifications (account_id) where is_read = 0`.execute(db);
  await sql`create index notifications_to_mail on notifications (account_id, kind) where mail_due = 1`.execute(
    db,
  );
  await sql`create index notifications_of_time on notifications (at)`.execute(db);
  await sql`create index notifications_of_advert on notifications (advert_id)`.execute(db);
  await sql`create index notifications_of_comment on notifications (comment_id)`.execute(db);

  await sql`create table mail_choices (
    account_id ${text} primary key references accounts (id) on delete cascade,
    messages ${integer} not null,
    comments ${integer} not null,
    searches ${integer} not null,
    adverts ${integer} not null
  ) ${table}`.execute(db);

  // The last message that a mail has reported to the account as unread.
  await sql`alter table inbox_entries add column mailed_position ${integer} not null default 0`.execute(db);

  // Those who saved an advert, page by page; it also does what the index that it replaces did.
  await sql`create index saves_of_advert_in_order on saves (advert_id, account_id)`.execute(db);
  await sql`drop index saves_of_advert`.execute(db);
}
