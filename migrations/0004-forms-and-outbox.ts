import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What forms leave behind, and the work that must follow a commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  // The account of a claim may be one that the form itself is about to make, so nothing is referred to.
  await sql`create table form_keys (
    account_id ${text} not null,
    key ${text} not null,
    content_hash ${text} not null,
    result ${text},
    claimed_at ${integer} not null,
    constraint form_keys_key primary key (account_id, key, content_hash)
  ) ${keyedTable}`.execute(db);
  await sql`create index form_keys_by_age on form_keys (claimed_at)`.execute(db);

  await sql`create table feedback (
    id ${text} primary key,
    kind ${text} not null,
    message ${text} not null,
    email ${text},
    account_id ${text} references accounts (id) on delete set null,
    sent_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index feedback_of_account on feedback (account_id)`.execute(db);

  await sql`create table outbox (
    id ${text} primary key,
    task ${text} not null,
    due_at ${integer} not null,
    attempts ${integer} not null,
    last_failure ${text}
  ) ${table}`.execute(db);
  await sql`create index outbox_by_due on outbox (due_at, id)`.execute(db);

  await sql`create table drafts (
    id_hash ${text} primary key,
    path ${text} not null,
    fields ${text} not null,
    kept_until ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index drafts_by_end on drafts (kept_until)`.execute(db);
}
