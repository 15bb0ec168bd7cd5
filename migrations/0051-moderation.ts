import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What was decided about accounts, and everything that moderators and the operator did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);

  await sql`create table standings (
    account_id ${text} primary key references accounts (id) on delete cascade,
    moderator ${integer} not null,
    suspended_until ${integer},
    banned_at ${integer},
    version ${integer} not null
  ) ${table}`.execute(db);

  // Nothing in it is a reference: it outlives what it is about.
  await sql`create table audit (
    id ${text} primary key,
    actor ${text} not null,
    act ${text} not null,
    subject_kind ${text} not null,
    subject_id ${text} not null,
    reason ${text} not null,
    at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index audit_by_time on audit (at, id)`.execute(db);
  await sql`create index audit_of_subject on audit (subject_id, subject_kind, at, id)`.execute(db);
  await keepForEver(db);
}

/** The database itself refuses to change or delete a row of the audit. */
async function keepForEver(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function audit_refuse() returns trigger language plpgsql as
      'begin raise exception ''a row of the audit stays as it is''; end'`.execute(db);
    await sql`create trigger audit_kept before update or delete on audit
      for each row execute function audit_refuse()`.execute(db);
    return;
  }
  for (const act of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`audit_no_${act}`)} before ${sql.raw(act)} on audit
      begin select raise(abort, 'a row of the audit stays as it is'); end`.execute(db);
  }
}
