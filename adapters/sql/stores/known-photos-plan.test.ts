import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { bandsNear } from '../../../core/pictures/picture-hash.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { recordQueries, stepsOf } from '../connection/record-queries-for-test.ts';
import type { Database } from '../connection/schema.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlPictures } from './pictures.ts';

const total = 30_000;
const hash = '0123456789abcdef';

/** This many pictures; only the last is like the one being looked for. */
async function fill(db: Database): Promise<void> {
  let state = 1;
  const digits = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (2 * state).toString(16).padStart(8, '0');
  };
  for (let from = 0; from < total; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      key: `p${from + index}`,
      width: 1280,
      height: 960,
      placeholder: 'data:image/webp;base64,UklGR',
      reference_count: 1,
      bytes: 100_000,
      narrow: 1,
      hash: from + index === total - 1 ? '0123456789abcde0' : digits() + digits(),
    }));
    await db.insertInto('pictures').values(rows).execute();
  }
}

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

test.each([
  { name: 'SQLite', open: () => sqlite.open(), how: 'explain query plan', whole: /SCAN (?!CONSTANT)/ },
  { name: 'PostgreSQL', open: () => postgres.open('migrated'), how: 'explain', whole: /Seq Scan/ },
])('a photo is found among 30,000 on $name by an index of each quarter', async ({ name, open, ...plan }) => {
  const { db, close } = await open();
  onTestFinished(close);
  await fill(db);
  if (name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  const { watched, during } = recordQueries(db);
  const { found, queries } = await during(() => createSqlPictures(watched).withBands(bandsNear(hash)));
  expect(found).toContainEqual({ key: `p${total - 1}`, hash: '0123456789abcde0' });
  const steps = await stepsOf(db, plan.how, queries);
  for (const band of [0, 1, 2, 3])
    expect(steps.join('\n')).toMatch(new RegExp(`Index.* pictures_by_hash_${band}`, 'i'));
  expect(steps.filter((step) => plan.whole.test(step))).toEqual([]);
});
