import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCase, rankOf } from '../../core/reports/review-case.ts';
import type { OpenDatabase } from './database.ts';
import { migratedSqlite } from './migrated-sqlite-for-test.ts';
import { recordQueries } from './record-queries-for-test.ts';
import { createSqlReviewCases } from './review-cases.ts';
import { sharedPostgres } from './shared-postgres-for-test.ts';

const total = 10_000;

/** That many open cases of one writer, a report for each. */
async function fill({ db }: OpenDatabase): Promise<void> {
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

async function pageOf({ db }: OpenDatabase) {
  const { watched, during } = recordQueries(db);
  const subject = { kind: 'advert', id: 'ad_5000' } as const;
  const rank = rankOf(newCase(subject, 'a', new Date(5000)));
  const cases = createSqlReviewCases(watched);
  const { found, queries } = await during(() =>
    cases.queue({ after: { rank, subject }, limit: 11, reports: 10 }),
  );
  expect(found).toHaveLength(11);
  expect(queries).toHaveLength(1);
  const [query] = queries;
  const plan = (how: string) =>
    db.executeQuery<object>(CompiledQuery.raw(`${how} ${query?.sql}`, [...(query?.parameters ?? [])]));
  return { plan };
}

describe('a page of the queue of 10,000', () => {
  describe('on SQLite', () => {
    const sqlite = migratedSqlite();
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await sqlite.open();
      await fill(opened);
    });
    afterAll(() => opened.close());

    test('is one query that scans no table', async () => {
      const { plan } = await pageOf(opened);
      const { rows } = await plan('explain query plan');
      const steps = rows.map((row) => ('detail' in row ? String(row.detail) : ''));
      expect(steps.join('\n')).toMatch(/case USING INDEX review_cases_open/);
      expect(steps.filter((step) => /^SCAN (?!case USING INDEX|said|CONSTANT)/.test(step))).toEqual([]);
    });
  });

  describe('on PostgreSQL', () => {
    const postgres = sharedPostgres();
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await postgres.open('migrated');
      await fill(opened);
      await sql`vacuum analyze`.execute(opened.db);
    });
    afterAll(() => opened.close());

    test('is one query that reads no long table whole', async () => {
      const { plan } = await pageOf(opened);
      const { rows } = await plan('explain');
      const steps = rows.map((row) => Object.values(row).join());
      expect(steps.join('\n')).toMatch(/review_cases_open/);
      expect(steps.filter((step) => /Seq Scan on (?:review_cases|reports)/.test(step))).toEqual([]);
    });
  });
});
