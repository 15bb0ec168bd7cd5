import { setTimeout } from 'node:timers/promises';
import type { Database } from './schema.ts';

const maxAttempts = 6;

/**
 * PostgreSQL's codes after which a transaction is worth repeating. 40001: serialization failure; 40P01: deadlock;
 * 23505: another transaction has taken a unique value since it was looked up; 23503: another one has deleted a
 * referenced row. (SQLite's transactions wait for one another before they begin.)
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

/** Runs the work in a transaction of its own, and repeats it a few times after a conflict. */
export async function transact<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !mayPass(error)) throw error;
      // Jitter: two transactions that waited equally long would collide again.
      await setTimeout(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Runs several statements atomically: in the current transaction, or else in one of their own. */
export function atomic<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : transact(db, work);
}
