import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newCase, rankOf } from '../../../core/entities/review-case.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { recordQueries, stepsOf } from '../connection/record-queries-for-test.ts';
import type { Database } from '../connection/schema.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlReviewCases } from './review-cases.ts';

const total = 10_000;

/** This many open cases about what one writer wrote, each with a report. */
async function fill(db: Database): Promise<void> {
  const now = new Date(0);
  await db
    .insertInto('accounts')
    .values({ id: 'a', email: 'a@example.com', email_verified: 1, created_at: 0 } as never)
    .execute();
  for (let from = 0; from < total; from += 500) {
    const numbers = Array.from({ length: 500 }, (_, index) => from + index);
    const cases = numbers.map((number) => {
      const found = newCase({ kind: 'advert', id: `ad_${number}` }, 'a', new Date(number));
      const { subject, writerId, open: _open, ...details } = found;
      return {
        kind: subject.kind,
        subject_id: subject.id,
        writer_id: writerId,
        is_open: 1,
        rank: rankOf(found),
        details: JSON.stringify(details),
      };
    });
    const reports = numbers.map((number) => ({
      id: `r${number}`,
      kind: 'advert' as const,
      subject_id: `ad_${number}`,
      writer_id: 'a',
      reporter_id: null,
      reason: 'scam' as const,
      text: 'He asked for money first.',
      copy: 'Fresh neem',
      counts: 1,
      sent_at: now.getTime(),
    }));
    await db.insertInto('review_cases').values(cases).execute();
    await db.insertInto('reports').values(reports).execute();
  }
}

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

const databases = [
  {
    name: 'SQLite',
    open: () => sqlite.open(),
    how: 'explain query plan',
    index: /case USING INDEX review_cases_open/,
    whole: /SCAN (?!case USING INDEX|said|CONSTANT)/,
  },
  {
    name: 'PostgreSQL',
    open: () => postgres.open('migrated'),
    how: 'explain',
    index: /review_cases_open/,
    whole: /Seq Scan on (?:review_cases|reports)/,
  },
];

test.each(databases)(
  'a page of the queue of 10,000 is one query on $name that reads no long table whole',
  async (kind) => {
    const { db, close } = await kind.open();
    onTestFinished(close);
    await fill(db);
    if (kind.name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
    const { watched, during } = recordQueries(db);
    const subject = { kind: 'advert', id: 'ad_5000' } as const;
    const rank = rankOf(newCase(subject, 'a', new Date(5000)));
    const query = { after: { rank, subject }, limit: 11, reports: 10 };
    const { found, queries } = await during(() => createSqlReviewCases(watched).queue(query));
    expect(found).toHaveLength(11);
    expect(queries).toHaveLength(1);
    const steps = await stepsOf(db, kind.how, queries);
    expect(steps.join('\n')).toMatch(kind.index);
    expect(steps.filter((step) => kind.whole.test(step))).toEqual([]);
  },
);

test.each(databases)('what reports have hidden lately is counted on $name by its index', async (kind) => {
  const { db, close } = await kind.open();
  onTestFinished(close);
  await fill(db);
  if (kind.name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  const { watched, during } = recordQueries(db);
  const query = { writerId: 'a', after: new Date(0) };
  const { found, queries } = await during(() => createSqlReviewCases(watched).countHidden(query));
  expect(found).toEqual({ ofWriter: 0, inAll: 0 });
  expect((await stepsOf(db, kind.how, queries)).join('\n')).toMatch(/review_cases_hidden/);
});
