import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What links in mails let their holders do, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);

  await sql`create table one_time_links (
    token_hash ${text} primary key,
    kind ${text} not null,
    account_id ${text} not null references accounts (id) on delete cascade,
    email ${text} not null,
    expires_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index one_time_links_of_account on one_time_links (account_id)`.execute(db);
  await sql`create index one_time_links_by_end on one_time_links (expires_at)`.execute(db);
}
