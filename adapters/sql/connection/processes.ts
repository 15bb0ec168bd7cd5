import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

/** The first key of the site's PostgreSQL advisory locks, which all users of a database share. */
const lockSpace = 1_162_101_825;

/** A number that identifies this process to a database while it is connected. */
export function newProcessNumber(): number {
  return randomInt(1, 2 ** 31);
}

/**
 * Takes a shared advisory lock under the number of the process on a new connection to PostgreSQL. As long as the
 * process has any connection it counts as alive; after a crash the server releases the lock.
 */
export async function introduceProcess(client: pg.ClientBase, processNumber: number): Promise<void> {
  const introduce =
    "select pg_advisory_lock_shared($1::int, $2::int), set_config('eddagala.process', $2::text, false)";
  await client.query(introduce, [lockSpace, processNumber]);
}

/** The number of this process, as a value in a query. */
export function thisProcess(db: Database): RawBuilder<number | null> {
  return isPostgres(db)
    ? sql<number | null>`nullif(current_setting('eddagala.process', true), '')::bigint`
    : sql<number>`this_process()`;
}

/**
 * Whether the process with this number has ended. At most one site works on an SQLite file, so there every other number
 * is of a process that has ended.
 */
export function isGone(db: Database, processNumber: string): RawBuilder<boolean> {
  const number = sql.ref(processNumber);
  if (!isPostgres(db)) return sql<boolean>`${number} <> this_process()`;
  return sql<boolean>`${number} not in (
    select objid::bigint from pg_locks
    where locktype = 'advisory' and classid::bigint = ${sql.lit(lockSpace)} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))`;
}
