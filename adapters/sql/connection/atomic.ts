import { setTimeout } from 'node:timers/promises';
import type { Database } from './schema.ts';

const maxAttempts = 6;

/**
 * 40001 and 40P01: PostgreSQL's serialization failure and deadlock. 23505: a name that was free when looked up was
 * taken by a transaction that committed in the meantime, and 23503: what was there when looked up is gone; looking
 * again gives the right answer. (SQLite's transactions have waited for their rivals before they begin.)
 */
const passingFailures = /^(40001|40P01|23505|23503)$/;

function mayPass(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    passingFailures.test(error.code)
  );
}

/** Runs the work in its own transaction, and retries a few times after a conflict. */
export async function transact<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !mayPass(error)) throw error;
      // Rivals that wait for different times do not collide again.
      await setTimeout(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Runs several statements as one, in the current transaction or otherwise in their own. */
export function atomic<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : transact(db, work);
}
