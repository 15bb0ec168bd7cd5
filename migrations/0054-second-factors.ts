import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Secrets of authenticator apps, and codes for those who lose theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);
  await sql`create table second_factors (
    account_id ${text} primary key references accounts (id) on delete cascade,
    sealed_secret ${text} not null,
    begun_at ${integer} not null,
    on_since ${integer},
    last_step ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index second_factors_unfinished on second_factors (begun_at) where on_since is null`.execute(
    db,
  );
  await sql`create table recovery_codes (
    account_id ${text} not null references second_factors (account_id) on delete cascade,
    code_hash ${text} not null,
    primary key (account_id, code_hash)
  ) ${table}`.execute(db);
}
