import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Which browsers are notified. A subscription ends with its session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);
  await sql`create table push_subscriptions (
    session_hash ${text} not null constraint push_subscriptions_key primary key
      references sessions (id_hash) on delete cascade,
    account_id ${text} not null references accounts (id) on delete cascade,
    endpoint ${text} not null,
    p256dh ${text} not null,
    auth ${text} not null,
    site_key ${text} not null,
    subscribed_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)`.execute(db);
  await sql`create index push_subscriptions_of_account
    on push_subscriptions (account_id, subscribed_at, session_hash)`.execute(db);
}
