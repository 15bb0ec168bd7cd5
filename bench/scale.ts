import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { createUnsyncedSqlite, openSqliteReader } from '../adapters/sql/connection/database.ts';
import type { Database } from '../adapters/sql/connection/schema.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { encodeCursor } from '../core/shared/paging/cursor.ts';
import type { BenchRow } from './bench-row.ts';
import { fillSite } from './fill-site.ts';
import { type Ask, load } from './load.ts';
import { median } from './median.ts';
import { logIn, processorTime, type RunningSite, startSeeded, uncachedCookie } from './site-process.ts';

const sizes = [10_000, 100_000, 1_000_000] as const;
const [smallest, ...larger] = sizes;
const advertsOfSeller = 50;
/** Sample adverts, among them those of the member whose pages are measured; the same in every size. */
const sampleAdverts = 30;
/** Adverts and sellers, requested in turn. */
const different = 500;
const rounds = 50;
const connections = 4;
const words = ['dried', 'fresh', 'powder', 'leaves', 'tea', 'oil'];

interface Options {
  /** Seconds for which each page is requested of each site as warm-up; the rounds take four times as long. */
  readonly seconds: number;
  /** The beginning of the names of the pages to measure. */
  readonly page: string;
}

interface SizedSite extends RunningSite {
  readonly pages: Readonly<Record<string, readonly Ask[]>>;
}

/**
 * Measures the processor time of a rendered page as the number of adverts grows, with everything else that grows with
 * it: sellers, messages, notifications. The sites are measured in many short rounds in turn, so that other work on the
 * machine affects all; the result is the median of the rounds' ratios. The databases are made in the first run, and
 * stay.
 */
export async function run({ seconds, page }: Options): Promise<readonly BenchRow[]> {
  const sites = new Map<number, SizedSite>();
  try {
    for (const adverts of sizes) await fill(adverts);
    for (const adverts of sizes) sites.set(adverts, await openSite(adverts));
    const names = Object.keys(sites.get(smallest)?.pages ?? {}).filter((name) => name.startsWith(page));
    for (const name of names) {
      for (const site of sites.values()) await costOf(site, name, seconds);
    }
    const rows: BenchRow[] = [];
    for (const name of names) {
      const costs = new Map([...sites.keys()].map((adverts) => [adverts, [] as number[]]));
      for (let round = 0; round < rounds; round += 1) {
        for (const [adverts, site] of sites)
          costs.get(adverts)?.push(await costOf(site, name, (4 * seconds) / rounds));
      }
      const least = costs.get(smallest) ?? [];
      rows.push({ name: `${name}, ${smallest} adverts`, value: median(least), unit: 'ms' });
      for (const adverts of larger) {
        const ratios = (costs.get(adverts) ?? []).map((cost, round) => cost / (least[round] ?? Number.NaN));
        rows.push({ name: `${name}, ${adverts} adverts`, value: 100 * (median(ratios) - 1), unit: '% more' });
      }
    }
    return rows;
  } finally {
    for (const { server } of sites.values()) server.kill();
  }
}

/** Milliseconds of processor time for one page. */
async function costOf({ server, port, pages }: SizedSite, name: string, seconds: number): Promise<number> {
  const before = await processorTime(server.pid);
  const { answers } = await load({ port, connections, seconds, asks: pages[name] ?? [] });
  return ((await processorTime(server.pid)) - before) / answers;
}

const root = resolve(import.meta.dirname, '..');
const folderOf = (adverts: number) => join(root, `.cache/bench-scale/${adverts}`);
const fileIn = (folder: string) => join(folder, 'eddagala.db');

async function fill(adverts: number): Promise<void> {
  const file = fileIn(folderOf(adverts));
  if (existsSync(file)) return;
  console.log(`  filling a database with ${adverts} adverts …`);
  mkdirSync(folderOf(adverts), { recursive: true });
  rmSync(`${file}.new`, { force: true });
  const { db, close } = createUnsyncedSqlite({ file: `${file}.new` });
  await migrateToLatest(db);
  await sql`pragma cache_size = -400000`.execute(db);
  await fillSite(db, { adverts, each: advertsOfSeller, until: Date.now() });
  for (const statement of talk) await sql.raw(statement).execute(db);
  await close();
  renameSync(`${file}.new`, file);
}

async function openSite(adverts: number): Promise<SizedSite> {
  const site = await startSeeded(root, folderOf(adverts), sampleAdverts);
  const { db, close } = openSqliteReader({ file: fileIn(folderOf(adverts)) });
  return { ...site, pages: await pagesOf(db, site.port).finally(close) };
}

/**
 * Each advert adds a notification for its seller, and a message from its seller to the first one. The columns of the
 * messages are computed in the query, because each needs a position in its conversation and a sequence number of the
 * recipient.
 */
const others = `(select *, row_number() over (order by posted_at) as number,
  row_number() over (partition by seller_id order by posted_at) as place from adverts where seller_id <> 'seller0')`;
const talk = [
  `insert into notifications (account_id, id, kind, advert_id, details, at, is_read, mail_due)
    select seller_id, id, 'ending', id, '{}', posted_at, 1, 0 from adverts`,
  `insert into conversations select 'seller0', account_id, ${advertsOfSeller} from profiles where account_id <> 'seller0'`,
  `insert into messages (id, low_id, high_id, position, sender_id, text, sent_at, kind)
    select id, 'seller0', seller_id, place, seller_id, title, posted_at, 'text' from ${others}`,
  `insert into deliveries select seller_id, place, id from ${others}`,
  `insert into deliveries select 'seller0', number, id from ${others}`,
  'insert into delivery_counters select account_id, max(sequence) from deliveries group by account_id',
  `insert into inbox_entries
    select high_id, low_id, id, sent_at, 0, position, position from messages where position = ${advertsOfSeller}
    union all
    select low_id, high_id, id, sent_at, 0, position, position from messages where position = ${advertsOfSeller}`,
];

async function pagesOf(db: Database, port: number): Promise<SizedSite['pages']> {
  const adverts = await db
    .selectFrom('adverts')
    .select(['id', 'seller_id', 'posted_at'])
    .where('seller_id', 'like', 'seller%')
    .orderBy(sql`random()`)
    .limit(different)
    .execute();
  const visited = (paths: readonly string[]) => paths.map((path): Ask => ({ path, cookie: uncachedCookie }));
  const member = await logIn(`http://localhost:${port}`);
  return {
    feed: visited(['/home']),
    'deep page of the feed': visited(
      adverts.map(({ id, posted_at }) => `/home?after=${encodeCursor({ id, at: new Date(posted_at) })}`),
    ),
    detail: visited(adverts.map(({ id }) => `/singleherb/${id}`)),
    profile: visited(adverts.map(({ seller_id }) => `/user/${seller_id}`)),
    search: visited(words.map((word) => `/search?q=${word}`)),
    inbox: [{ path: '/messages', cookie: member }],
    notifications: [{ path: '/notifications', cookie: member }],
  };
}
