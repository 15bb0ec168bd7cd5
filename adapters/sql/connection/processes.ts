import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** The first key of the PostgreSQL advisory locks of processes. All users of a database share these keys. */
export const processLocks = 1_162_101_825;

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
  await client.query(introduce, [processLocks, processNumber]);
}
