import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bandsNear } from '../../core/pictures/picture-hash.ts';
import type { OpenDatabase } from './database.ts';
import { migratedSqlite } from './migrated-sqlite-for-test.ts';
import { createSqlPictures } from './pictures.ts';
import { recordQueries } from './record-queries-for-test.ts';
import { sharedPostgres } from './shared-postgres-for-test.ts';

const total = 30_000;
const hash = '0123456789abcdef';

/** That many pictures; only the last is like the one that is looked for. */
async function fill({ db }: OpenDatabase): Promise<void> {
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

/** How the database goes about it. */
async function stepsOf({ db }: OpenDatabase, how: string): Promise<readonly string[]> {
  const { watched, during } = recordQueries(db);
  const { found, queries } = await during(() => createSqlPictures(watched).withBands(bandsNear(hash)));
  expect(found).toContainEqual({ key: `p${total - 1}`, hash: '0123456789abcde0' });
  const [query] = queries;
  const { rows } = await db.executeQuery<object>(
    CompiledQuery.raw(`${how} ${query?.sql}`, [...(query?.parameters ?? [])]),
  );
  return rows.map((row) => Object.values(row).join());
}

describe('a photo looked for among 30,000', () => {
  describe('on SQLite', () => {
    const sqlite = migratedSqlite();
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await sqlite.open();
      await fill(opened);
    });
    afterAll(() => opened.close());

    test('is found by an index of each quarter, and the table is not read whole', async () => {
      const steps = await stepsOf(opened, 'explain query plan');
      for (const band of [0, 1, 2, 3])
        expect(steps.join('\n')).toContain(`USING INDEX pictures_by_hash_${band}`);
      expect(steps.filter((step) => /SCAN (?!CONSTANT)/.test(step))).toEqual([]);
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

    test('is found by an index of each quarter, and the table is not read whole', async () => {
      const steps = await stepsOf(opened, 'explain');
      for (const band of [0, 1, 2, 3]) expect(steps.join('\n')).toContain(`pictures_by_hash_${band}`);
      expect(steps.filter((step) => /Seq Scan/.test(step))).toEqual([]);
    });
  });
});
