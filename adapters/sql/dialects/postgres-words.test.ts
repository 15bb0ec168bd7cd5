import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { postgresWords } from './postgres-words.ts';
import { endOf } from './words-table.ts';

const postgres = sharedPostgres();
const day = 86_400_000;

test('looks into no part of the index twice to find enough', async () => {
  const { db, close } = await postgres.open('migrated');
  onTestFinished(close);
  const table = postgresWords('advert_words');
  const entries = Array.from({ length: 2000 }, (_, number) => ({
    ref: `ad_${number}`,
    postedAt: Date.parse('2025-01-01') + (number * day) / 4,
    start: 'fresh',
    title: ['fresh'],
    rest: number % 5 === 0 ? ['mint'] : [],
    filters: [],
    price: 5000,
  }));
  for (let from = 0; from < entries.length; from += 500)
    await table.write(db, entries.slice(from, from + 500));
  const sought = { matching: { words: ['mint'] }, hidden: sql`select '' where false` };
  const where = await table.whereToLook(db, [sought]);
  const first = where(sought, 20);
  if (first === undefined) throw new Error('Everything is to be read.');
  const second = where(sought, 5, { after: endOf(first), tried: { part: first, found: 15 } });
  const starts = second?.keys.map((key) => {
    const [, size, number] = /^c(\d+) (\d+)$/.exec(key) ?? [];
    return Number(number) * 2 ** Number(size);
  });
  expect(Math.max(...(starts ?? []))).toBeLessThan(first.from);
  expect(starts?.length).toBeGreaterThan(0);
});
