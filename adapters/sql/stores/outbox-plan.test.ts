import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { OutboxPart } from '../../../core/ports/outbox.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { recordQueries, stepsOf } from '../connection/record-queries-for-test.ts';
import type { Database } from '../connection/schema.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlOutbox } from './outbox.ts';

const total = 10_000;

/** This many waiting mails, and as much other work. */
async function fill(db: Database): Promise<void> {
  for (let from = 0; from < 2 * total; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const mail = (from + index) % 2 === 0;
      const task = mail ? `{"kind":"send-mail","sealed":"${'a'.repeat(300)}"}` : '{"kind":"sweep-pictures"}';
      const lane = mail ? 2 : 3;
      return { id: `t${from + index}`, task, lane, due_at: from + index, attempts: 0 };
    });
    await db
      .insertInto('outbox')
      .values(rows.map((row) => ({ ...row, last_failure: null, leased_by: null })))
      .execute();
  }
}

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

test.each([
  {
    name: 'SQLite',
    open: () => sqlite.open(),
    how: 'explain query plan',
    index: /SEARCH outbox USING INDEX outbox_by_lane \(lane=\? AND due_at<\?\)/,
    whole: /SCAN (?!CONSTANT)|TEMP B-TREE/,
  },
  {
    name: 'PostgreSQL',
    open: () => postgres.open('migrated'),
    how: 'explain',
    index: /Index Scan using outbox_by_lane.*\n.*Index Cond: \(\(lane = ANY .*due_at <=/,
    whole: /Seq Scan on outbox|Sort/,
  },
])('what is due among 10,000 mails and as much other work is read by an index on $name', async (kind) => {
  const { db, close } = await kind.open();
  onTestFinished(close);
  await fill(db);
  if (kind.name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  const { watched, during } = recordQueries(db);
  const outbox = createSqlOutbox(watched);
  const now = new Date(3 * total);
  for (const part of ['mails', 'other work', undefined] satisfies (OutboxPart | undefined)[]) {
    const { found, queries } = await during(() => outbox.take({ now, leaseUntil: now, limit: 20, part }));
    expect(found).toHaveLength(20);
    const steps = await stepsOf(db, kind.how, queries);
    expect(steps.join('\n')).toMatch(kind.index);
    expect(steps.filter((step) => kind.whole.test(step))).toEqual([]);
  }
});
