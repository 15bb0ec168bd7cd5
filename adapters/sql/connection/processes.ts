import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

/** Our part of PostgreSQL's advisory locks, which all users of a database share. */
const lockSpace = 1_162_101_825;

/** What identifies a process to a database while it has it open. */
export function newProcessNumber(): number {
  return randomInt(1, 2 ** 31);
}

/**
 * Announces the number of the process on a connection to PostgreSQL, and holds a lock under it: while the process has
 * any connection the number counts as alive, and a crash frees it.
 */
export async function introduceProcess(client: pg.ClientBase, processNumber: number): Promise<void> {
  const introduce =
    "select pg_advisory_lock_shared($1::int, $2::int), set_config('eddagala.process', $2::text, false)";
  await client.query(introduce, [lockSpace, processNumber]);
}

/** The number of the current process. */
export function thisProcess(db: Database): RawBuilder<number | null> {
  return isPostgres(db)
    ? sql<number | null>`nullif(current_setting('eddagala.process', true), '')::bigint`
    : sql<number>`this_process()`;
}

/**
 * Whether the process with this number is gone. At most one site works on an SQLite file, so there any process other
 * than the one that asks is gone.
 */
export function isGone(db: Database, processNumber: string): RawBuilder<boolean> {
  const number = sql.ref(processNumber);
  if (!isPostgres(db)) return sql<boolean>`${number} <> this_process()`;
  return sql<boolean>`${number} not in (
    select objid::bigint from pg_locks
    where locktype = 'advisory' and classid::bigint = ${sql.lit(lockSpace)} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))`;
}
