import { sql } from 'kysely';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';

export interface DatabaseMeasures {
  readonly bytes: number;
  /** Outbox tasks that are due and not leased. */
  readonly waiting: number;
  /** Milliseconds since the oldest of them became due; 0 if there is none. */
  readonly oldest: number;
  /** Tasks that have failed and will be retried. */
  readonly failing: number;
}

/** The database's measurements for /metrics. */
export async function measureDatabase(db: Database, now: Date): Promise<DatabaseMeasures> {
  const due = db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('due_at').as('oldest')])
    .where('due_at', '<=', now.getTime())
    .executeTakeFirstOrThrow();
  const failing = db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('failing'))
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  const size = sql<{ bytes: number }>`select ${dialectOf(db).size} as bytes`.execute(db);
  const [{ waiting, oldest }, tasks, { rows }] = await Promise.all([due, failing, size]);
  return {
    bytes: Number(rows[0]?.bytes),
    waiting: Number(waiting),
    oldest: oldest === null ? 0 : now.getTime() - Number(oldest),
    failing: Number(tasks.failing),
  };
}
