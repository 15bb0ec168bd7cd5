import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Accounts, their profiles and sessions, and the pictures that profiles and adverts show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await sql`create table accounts (
    id ${text} primary key,
    email ${text} not null unique,
    email_verified ${integer} not null,
    password_hash ${text},
    display_name ${text},
    google_subject ${text} unique,
    created_at ${integer} not null,
    consented_at ${integer}
  ) ${table}`.execute(db);

  await sql`create table pictures (
    key ${text} primary key,
    width ${integer} not null,
    height ${integer} not null,
    placeholder ${text} not null,
    reference_count ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index pictures_orphaned on pictures (key) where reference_count = 0`.execute(db);

  await sql`create table picture_holds (
    account_id ${text} not null references accounts (id) on delete cascade,
    picture_key ${text} not null references pictures (key),
    held_until ${integer} not null,
    constraint picture_holds_key primary key (account_id, picture_key)
  ) ${keyedTable}`.execute(db);
  await sql`create index picture_holds_of_picture on picture_holds (picture_key)`.execute(db);
  await sql`create index picture_holds_by_end on picture_holds (held_until)`.execute(db);

  await sql`create table profiles (
    account_id ${text} primary key references accounts (id) on delete cascade,
    username ${text} not null,
    username_key ${text} not null unique,
    full_name ${text} not null,
    about ${text} not null,
    address ${text} not null,
    phone_number ${text} not null,
    date_of_birth ${text},
    picture_key ${text} references pictures (key),
    advert_count ${integer} not null,
    likes_received ${integer} not null,
    created_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index profiles_of_picture on profiles (picture_key)`.execute(db);

  await sql`create table sessions (
    id_hash ${text} primary key,
    account_id ${text} not null references accounts (id) on delete cascade,
    created_at ${integer} not null,
    last_seen_at ${integer} not null,
    remember ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index sessions_of_account on sessions (account_id)`.execute(db);
  await sql`create index sessions_by_creation on sessions (created_at)`.execute(db);
  await sql`create index sessions_by_use on sessions (last_seen_at)`.execute(db);
}
