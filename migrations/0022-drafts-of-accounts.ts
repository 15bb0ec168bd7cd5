import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Whose drafts are whose, and whose the sessions were that have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  // Nobody knows whose they are, and one that is nobody's goes to whoever logs in next.
  await db.deleteFrom('drafts' as never).execute();
  await sql`alter table drafts
    add column account_id ${text} references accounts (id) on delete cascade`.execute(db);
  await sql`create index drafts_of_account on drafts (account_id)`.execute(db);

  await sql`create table ended_sessions (
    id_hash ${text} primary key,
    account_id ${text} not null references accounts (id) on delete cascade,
    last_seen_at ${integer} not null
  ) ${keyedTable}`.execute(db);
  await sql`create index ended_sessions_of_account on ended_sessions (account_id)`.execute(db);
  await sql`create index ended_sessions_by_age on ended_sessions (last_seen_at)`.execute(db);
}
