import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { draftSqlite, openSqlite } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import type { Database } from '../adapters/sql/connection/schema.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../adapters/sql/words/search-index.ts';
import { type AdvertChoice, advertOrders, everyAdvert } from '../core/adverts/filter.ts';
import { advertsPerPage, maxCounted } from '../core/adverts/limits.ts';
import { queryOf } from '../core/search/query.ts';
import type { BenchRow } from './bench-row.ts';
import { clockOf } from './clock-of.ts';
import { median } from './median.ts';
import { fillShop } from './search-shop.ts';

const searches = {
  'one letter': 'm',
  'a common word': 'dried',
  'two words': 'fresh mum',
  nothing: 'ginger zzz',
};
const filters: Readonly<Record<string, Partial<AdvertChoice>>> = {
  '': {},
  ', in a district': { district: 'Kampala' },
  ', at a price': { minPrice: 5000, maxPrice: 10_000 },
  ', in a district at a price': { district: 'Gulu', minPrice: 5000, maxPrice: 10_000 },
};

interface Options {
  /** How many adverts there are. */
  readonly adverts: number;
  /** A PostgreSQL database to fill, or one that was filled before; undefined: SQLite. */
  readonly postgres: string | undefined;
  /** How long each measurement takes. */
  readonly seconds: number;
  /** The beginning of the names of the lists to read. */
  readonly page: string;
}

/**
 * How long the database takes for a page of each list and its count, in each order and narrowed in each way: median and
 * 99th percentile. A database of this many adverts is made in the first run, and kept.
 */
export async function run({ adverts, postgres, seconds, page }: Options): Promise<readonly BenchRow[]> {
  const { db, close } = await shopOf(adverts, postgres);
  const index = createSqlSearchIndex(db);
  const stores = createSqlStores(db);
  const now = await clockOf(db);
  const rows: BenchRow[] = [];
  const part = { after: undefined, limit: advertsPerPage + 1, max: maxCounted + 1 };
  const lists: Record<string, (choice: AdvertChoice) => Promise<unknown>> = {
    feed: (choice) => stores.adverts.list({ ...part, viewerId: undefined, herb: undefined, choice }),
    herb: (choice) => stores.adverts.list({ ...part, viewerId: undefined, herb: 'neem', choice }),
  };
  for (const [name, q] of Object.entries(searches)) {
    lists[name] = (choice) => index.adverts(queryOf(q), { ...part, choice });
  }
  for (const [list, read] of Object.entries(lists)) {
    if (!list.startsWith(page)) continue;
    for (const order of advertOrders) {
      for (const [narrowed, filter] of Object.entries(filters)) {
        const times = await timesOf(seconds, now, () => read({ ...everyAdvert, ...filter, order }));
        const name = `${list}, ${order}${narrowed}`;
        rows.push(
          { name: `${name}: median`, value: median(times), unit: 'ms' },
          {
            name: `${name}: 99th`,
            value: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
            unit: 'ms',
          },
        );
      }
    }
  }
  await close();
  return rows;
}

async function timesOf(
  seconds: number,
  now: () => number,
  read: () => Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  await read();
  for (const end = performance.now() + seconds * 1000; performance.now() < end || times.length < 5; ) {
    const begin = now();
    await read();
    times.push(now() - begin);
  }
  return times;
}

async function shopOf(
  adverts: number,
  postgres: string | undefined,
): Promise<{ readonly db: Database; close(): Promise<void> }> {
  if (postgres !== undefined) {
    const opened = openPostgres({ url: postgres, poolSize: 1, statementTimeout: 0 });
    await migrateToLatest(opened.db);
    const some = await opened.db.selectFrom('adverts').select('id').limit(1).executeTakeFirst();
    if (some === undefined) await fillShop(opened.db, { adverts });
    return opened;
  }
  const folder = resolve(import.meta.dirname, '../.cache/bench');
  const file = join(folder, `search-${adverts}.sqlite`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    rmSync(`${file}.new`, { force: true });
    const opened = draftSqlite({ file: `${file}.new` });
    await migrateToLatest(opened.db);
    await sql`pragma cache_size = -400000`.execute(opened.db);
    await fillShop(opened.db, { adverts });
    await opened.close();
    renameSync(`${file}.new`, file);
  }
  const opened = openSqlite({ file });
  // It may be from an earlier version.
  await migrateToLatest(opened.db);
  return opened;
}
