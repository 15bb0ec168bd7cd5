import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { recordQueries, stepsOf } from '../connection/record-queries-for-test.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlSpelling, fillSpellings } from './spellings.ts';

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

const syllables = 'ka mu le ba nda si ri wo ga nya to mi re pu la zo che fi du ne'.split(' ');
const words = syllables.flatMap((one) =>
  syllables.flatMap((two) => syllables.map((three) => `${one}${two}${three}`)),
);

test.each([
  {
    name: 'SQLite',
    open: () => sqlite.open(),
    how: 'explain query plan',
    near: /SEARCH spellings USING INTEGER PRIMARY KEY.*SEARCH spellings_keys USING PRIMARY KEY \(key=\?\)/s,
    begun: /SEARCH spellings USING INDEX sqlite_autoindex_spellings_1 \(word>\? AND word<\?\)/,
    whole: /SCAN (?!CONSTANT ROW|json_each|split|begun)/,
  },
  {
    name: 'PostgreSQL',
    open: () => postgres.open('migrated'),
    how: 'explain',
    near: /Bitmap Index Scan on spellings_by_key/,
    begun: /Index (?:Only )?Scan using spellings_pkey on spellings.*Index Cond: \(\(word >=/s,
    whole: /Seq Scan on spellings|Gather/,
  },
])('8,000 words are looked up by an index on $name', async (kind) => {
  const { db, close } = await kind.open();
  onTestFinished(close);
  await db.transaction().execute(async (db) => {
    const filling = fillSpellings(db);
    await filling.add([{ id: 'ad_1', words }]);
    await filling.end();
  });
  if (kind.name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  const { watched, during } = recordQueries(db);
  const spelling = createSqlSpelling(watched);

  const near = await during(() => spelling.neighbours('kamzle'));
  expect(near.found).toContainEqual({ word: 'kamule', adverts: 1 });
  const begun = await during(() => spelling.countBegun(['kam', 'kamz'], 3));
  expect(begun.found).toEqual(
    new Map([
      ['kam', 3],
      ['kamz', 0],
    ]),
  );

  for (const [{ queries }, index] of [
    [near, kind.near],
    [begun, kind.begun],
  ] as const) {
    expect(queries).toHaveLength(1);
    const steps = await stepsOf(db, kind.how, queries);
    expect(steps.join('\n')).toMatch(index);
    expect(steps.filter((step) => kind.whole.test(step))).toEqual([]);
  }
});
