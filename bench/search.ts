import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { createUnsyncedSqlite, type OpenDatabase, openSqlite } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../adapters/sql/words/search-index.ts';
import { everyAdvert } from '../core/adverts/filter.ts';
import { advertsPerPage, maxCounted } from '../core/adverts/limits.ts';
import type { AdvertChoice } from '../core/entities/advert-filter.ts';
import { queryOf } from '../core/indexing/query.ts';
import type { BenchRow } from './bench-row.ts';
import { clockOf } from './clock-of.ts';
import { fillSite } from './fill-site.ts';
import { median, percentile99 } from './median.ts';

const advertsOfSeller = 50;

const searches = {
  'one letter': 'm',
  'a common word': 'dried',
  'two words': 'fresh moringa',
  nothing: 'ginger zzz',
};

const atPrice = { minPrice: 5000, maxPrice: 10_000 };
const filters: Readonly<Record<string, Partial<AdvertChoice>>> = {
  everywhere: {},
  // A third of the adverts are there, in each of the others one in two hundred.
  'in Kampala': { district: 'Kampala' },
  'in a district': { district: 'Gulu' },
  'at a price': atPrice,
  'in a district at a price': { district: 'Gulu', ...atPrice },
  'a kind': { goods: 'powder' },
  'a way': { delivery: 'parcel' },
  'a kind and a way': { goods: 'powder', delivery: 'parcel' },
  'a kind in a district': { goods: 'powder', district: 'Gulu' },
  'a kind at a price': { goods: 'powder', ...atPrice },
  'a way at a price': { delivery: 'parcel', ...atPrice },
  'all four': { goods: 'powder', delivery: 'parcel', district: 'Gulu', ...atPrice },
};
const orders: Readonly<Record<string, Pick<AdvertChoice, 'order' | 'near'>>> = {
  newest: { order: 'newest' },
  'nearest to Kampala': { order: 'nearest', near: 'Kampala' },
  'nearest to Gulu': { order: 'nearest', near: 'Gulu' },
  cheapest: { order: 'cheapest' },
  dearest: { order: 'dearest' },
  liked: { order: 'liked' },
};

/** Each list is read this often, however long it takes: enough for a 99th percentile. */
const leastReads = 100;

interface Options {
  /** How many adverts there are. */
  readonly adverts: number;
  /** A PostgreSQL database to fill, or one that was filled before; undefined: SQLite. */
  readonly postgres: string | undefined;
  /** How long each list is read. */
  readonly seconds: number;
  /** The beginning of the names of the lists to read. */
  readonly page: string;
}

/**
 * How long the database takes for the first page of each list and its count, in each order and narrowed in each way:
 * median and 99th percentile of the processor time. A database of this many adverts is made in the first run, and stays.
 */
export async function run({ adverts, postgres, seconds, page }: Options): Promise<readonly BenchRow[]> {
  const { db, close } = await (postgres === undefined
    ? filledSqlite(adverts)
    : filledPostgres(postgres, adverts));
  const index = createSqlSearchIndex(db);
  const stores = createSqlStores(db);
  const now = await clockOf(db, postgres !== undefined);
  const part = { after: undefined, limit: advertsPerPage + 1, max: maxCounted + 1 };
  const lists: Record<string, (choice: AdvertChoice) => Promise<unknown>> = {
    feed: (choice) => stores.adverts.list({ ...part, viewerId: undefined, herb: undefined, choice }),
    herb: (choice) => stores.adverts.list({ ...part, viewerId: undefined, herb: 'neem', choice }),
  };
  for (const [name, q] of Object.entries(searches)) {
    lists[name] = (choice) => index.adverts(queryOf(q), { ...part, choice });
  }
  const rows: BenchRow[] = [];
  for (const [list, read] of Object.entries(lists)) {
    if (!list.startsWith(page)) continue;
    for (const [order, ordered] of Object.entries(orders)) {
      for (const [narrowed, filter] of Object.entries(filters)) {
        const times = await timesOf(seconds, now, () => read({ ...everyAdvert, ...filter, ...ordered }));
        const name = `${list}, ${narrowed}, ${order}`;
        rows.push(
          { name: `${name}: median`, value: median(times), unit: 'ms' },
          { name: `${name}: 99th percentile`, value: percentile99(times), unit: 'ms' },
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
  for (
    const end = performance.now() + seconds * 1000;
    performance.now() < end || times.length < leastReads;
  ) {
    const begin = now();
    await read();
    times.push(now() - begin);
  }
  return times;
}

async function filledSqlite(adverts: number): Promise<OpenDatabase> {
  const folder = resolve(import.meta.dirname, '../.cache/bench-search');
  const file = join(folder, `${adverts}.sqlite`);
  if (!existsSync(file)) {
    console.log(`  filling a database with ${adverts} adverts …`);
    mkdirSync(folder, { recursive: true });
    rmSync(`${file}.new`, { force: true });
    const { db, close } = createUnsyncedSqlite({ file: `${file}.new` });
    await migrateToLatest(db);
    await sql`pragma cache_size = -400000`.execute(db);
    await fillSite(db, { adverts, each: advertsOfSeller });
    await close();
    renameSync(`${file}.new`, file);
  }
  const opened = openSqlite({ file });
  // It may be from an earlier version.
  await migrateToLatest(opened.db);
  return opened;
}

/** A database with any adverts is taken as filled. */
async function filledPostgres(url: string, adverts: number): Promise<OpenDatabase> {
  const opened = openPostgres({ url, poolSize: 1, statementTimeout: 0 });
  await migrateToLatest(opened.db);
  const some = await opened.db.selectFrom('adverts').select('id').limit(1).executeTakeFirst();
  if (some === undefined) {
    console.log(`  filling the database with ${adverts} adverts …`);
    await fillSite(opened.db, { adverts, each: advertsOfSeller });
    // As autovacuum does on a server, sooner or later.
    await sql`vacuum analyze`.execute(opened.db);
  }
  return opened;
}
