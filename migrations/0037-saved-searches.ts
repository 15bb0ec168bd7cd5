import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What people look for and want to be notified of, each under the one key that every advert it finds has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);

  await sql`create table saved_searches (
    id ${text} primary key,
    account_id ${text} not null references accounts (id) on delete cascade,
    query ${text} not null,
    herb ${text},
    district ${text},
    min_price ${integer},
    max_price ${integer},
    search_key ${text} not null,
    saved_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index saved_searches_by_key on saved_searches (search_key, id)`.execute(db);
  await sql`create index saved_searches_of_account on saved_searches (account_id, saved_at, id)`.execute(db);
}
