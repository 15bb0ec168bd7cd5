import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What moderators and the operator decided against people, and what those people answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);
  await sql`create table sanctions (
    id ${text} primary key,
    account_id ${text} not null references accounts (id) on delete cascade,
    kind ${text} not null,
    reason ${text} not null,
    decided_by ${text} not null,
    at ${integer} not null,
    ends_at ${integer},
    lifted_at ${integer},
    answer ${text},
    answered_at ${integer},
    dismissed_at ${integer}
  ) ${table}`.execute(db);
  await sql`create index sanctions_of_account on sanctions (account_id, at, id)`.execute(db);
  await sql`create index sanctions_answered on sanctions (answered_at, id)
    where answered_at is not null and lifted_at is null and dismissed_at is null`.execute(db);

  // The accounts whose content nobody sees, whether they are leaving or banned: every read looks them up here.
  await sql`create table absent (
    account_id ${text} primary key references accounts (id) on delete cascade
  ) ${keyedTable}`.execute(db);
  await sql`insert into absent (account_id) select account_id from leaving`.execute(db);
}
