import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createUnsyncedSqlite, type OpenDatabase } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { createSqlSpelling, fillSpellings } from '../adapters/sql/words/spellings.ts';
import type { BenchRow } from './bench-row.ts';
import { chances } from './chances.ts';
import { clockOf } from './clock-of.ts';
import { median, percentile99 } from './median.ts';

const total = 500_000;
/** Words of one invented advert, which makes no difference to a look-up. */
const perAdvert = 1000;
const lookUps = 2000;

interface Options {
  /** An empty PostgreSQL database, or one that was filled before; undefined: SQLite. */
  readonly postgres: string | undefined;
}

/**
 * How long the database takes to look up the words that are spelled like a misspelled one, among 500,000 words of four
 * syllables, of which most are within two edits of others: processor time.
 */
export async function run({ postgres }: Options): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'eddagala-bench-'));
  const { db, close }: OpenDatabase =
    postgres === undefined
      ? createUnsyncedSqlite({ file: join(folder, 'words.db') })
      : openPostgres({ url: postgres, poolSize: 1, statementTimeout: 0 });
  await migrateToLatest(db);
  const chance = chances(7);
  const among = (letters: string) => letters[Math.floor(chance() * letters.length)] ?? '';
  const made = new Set<string>();
  while (made.size < total)
    made.add(Array.from({ length: 4 }, () => among('bcdfghjklmnprstvwyz') + among('aeiou')).join(''));
  const words = [...made];
  const { rows } = await sql`select word from spellings limit 1`.execute(db);
  if (rows.length === 0) {
    console.log(`  writing ${total} words …`);
    await db.transaction().execute(async (filling) => {
      const spellings = fillSpellings(filling);
      for (let from = 0; from < total; from += perAdvert)
        await spellings.add([{ id: `ad_${from}`, words: words.slice(from, from + perAdvert) }]);
      await spellings.end();
    });
    if (postgres !== undefined) await sql`vacuum analyze`.execute(db);
  }
  const now = await clockOf(db, postgres !== undefined);
  const spelling = createSqlSpelling(db);
  const times: number[] = [];
  let found = 0;
  for (let look = 0; look < lookUps; look += 1) {
    const word = words[Math.floor(chance() * total)] ?? '';
    const place = 1 + Math.floor(chance() * (word.length - 1));
    const begin = now();
    found += (await spelling.neighbours(`${word.slice(0, place)}x${word.slice(place)}`)).length;
    times.push(now() - begin);
  }
  await close();
  rmSync(folder, { recursive: true });
  return [
    { name: 'median', value: median(times), unit: 'ms' },
    { name: '99th percentile', value: percentile99(times), unit: 'ms' },
    { name: 'words found by a look-up, on average', value: found / lookUps, unit: '' },
  ];
}
