import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Adverts } from '../../core/ports/adverts.ts';
import type { Stores } from '../../core/ports/ports.ts';
import type { SearchIndex } from '../../core/ports/search-index.ts';
import { type OpenDatabase, openSqlite } from './database.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { recordQueries, type SentQuery } from './record-queries-for-test.ts';
import { createSqlSearchIndex } from './search-index.ts';
import { createSqlStores } from './sql-stores.ts';

const advertTotal = 100_000;
const userTotal = 2_000;
const newest = Date.parse('2025-06-30T12:00:00.000Z');
/** The adverts were posted one after another in the 300 days before. */
const interval = (300 * 86_400_000) / advertTotal;
const oldest = newest - (advertTotal - 1) * interval;
const viewerId = 'user7';

/** The advert at this place of the feed, from 0. */
function place(number: number) {
  const at = new Date(newest - number * interval);
  return { at, id: `ad_${at.getTime()}` };
}

/** Every tenth title begins with the same 37 characters, so that a long query meets many that share 20. */
const title = `case when n.i % 10 = 0 then 'moringa leaves, fresh and dried, from ' || words.word || ' ' || n.i
  else words.word || substr(' powder leaves bark roots seeds', 1 + n.i % 20, 9) || ' ' || n.i end`;
const posted = `${oldest} + n.i * ${interval}`;

const fill = [
  'create temp table n (i integer primary key)',
  `insert into n
     with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${advertTotal - 1})
     select i from numbers`,
  'create temp table words (i integer primary key, word text)',
  `insert into words values (0, 'moringa'), (1, 'mululuza'), (2, 'neem'), (3, 'aloe vera'), (4, 'lemongrass'),
     (5, 'hibiscus'), (6, 'turmeric'), (7, 'prunus africana'), (8, 'ginger'), (9, 'kigelia'), (10, 'mint')`,
  `insert into accounts
     select 'user' || i, 'user' || i || '@example.com', 1, 'hash', null, null, i, i from n where i < ${userTotal}`,
  `insert into pictures
     select printf('%032x', i), 1280, 960, 'data:image/webp;base64,UklGR', 1, 100000 from n where i < 500`,
  `insert into profiles
     select 'user' || i, 'User' || i, 'user' || i, 'User of Kampala', '', '', '', null,
       case when i % 2 then printf('%032x', i % 500) end, 50, 100, i
     from n where i < ${userTotal}`,
  `insert into adverts (id, seller_id, title, description, price, district, village, picture_count, like_count,
       comment_count, posted_at, posted_day, updated_at, verified_like_count)
     select 'ad_' || (${posted}), 'user' || (n.i * 7919 % ${userTotal}), ${title},
       'what it is good for and how to take it', 25000, 'Kampala', 'Kololo', 1 + n.i % 3,
       n.i * 7 % 40, n.i * 3 % 5, ${posted}, (${posted}) / 86400000, ${posted}, n.i * 7 % 40
     from n join words on words.i = n.i / 10 % 11 order by n.i`,
  `insert into advert_pictures
     select adverts.id, position.i, printf('%032x', (adverts.posted_at / ${interval} + position.i) % 500)
     from adverts join n as position on position.i < adverts.picture_count`,
  `insert into likes
     select 'user' || (i % 40 * 50), 'ad_' || (${posted}), i, 1 from n where i % 3 = 0 order by i % 40, i`,
  `insert into likes select '${viewerId}', id, 1, 1 from adverts where posted_at / ${interval} % 3 = 0`,
  `insert into promotions select id, posted_at from adverts where posted_at / ${interval} % 7 = 0`,
  `insert into saves select '${viewerId}', id, posted_at from adverts where posted_at / ${interval} % 5 = 0`,
  `insert into saves select 'user' || (100 + i % 50), 'ad_' || (${posted}), i from n where i % 2 = 0`,
  `insert into comments
     select 'comment' || printf('%06d', i), 'ad_' || (${posted}), 'user' || (i % ${userTotal}), 'webale nnyo',
       ${newest} + i
     from n`,
  `insert into comments
     select 'more' || printf('%06d', i), 'ad_${newest}', 'user' || (i % ${userTotal}), 'webale', ${newest} + i
     from n where i < 2000`,
  `insert into advert_herbs
     select words.word, adverts.posted_at, adverts.id
     from adverts join words on words.i in (adverts.posted_at / ${interval} % 11, 0) order by words.word, adverts.posted_at`,
  `insert into search_prefixes
     select 'advert', substr(title, 1, length.i) as prefix, posted_at, id
     from adverts join n as length on length.i between 1 and 20 and length.i <= length(title)
     order by prefix, posted_at, id`,
  `insert into search_prefixes
     select 'profile', substr(username_key, 1, length.i), created_at, account_id
     from profiles join n as length on length.i between 1 and length(username_key)`,
  `insert into sessions select 'session' || i, 'user' || (i % ${userTotal}), i, i, 1, 'Chrome on Android' from n where i < 10000`,
];

let folder: string;
let opened: OpenDatabase;
let stores: Stores;
let searchIndex: SearchIndex;
let during: ReturnType<typeof recordQueries>['during'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eddagala-plans-'));
  opened = openSqlite({ file: join(folder, 'large.sqlite') });
  const { db } = opened;
  await migrateToLatest(db);
  for (const pragma of [
    'journal_mode = off',
    'foreign_keys = off',
    'cache_size = -200000',
    'temp_store = memory',
  ]) {
    await sql.raw(`pragma ${pragma}`).execute(db);
  }
  await db.transaction().execute(async (filling) => {
    for (const statement of fill) await sql.raw(statement).execute(filling);
  });

  const recording = recordQueries(db);
  during = recording.during;
  stores = createSqlStores(recording.watched);
  searchIndex = createSqlSearchIndex(recording.watched);
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

async function planOf({ sql: text, parameters }: SentQuery): Promise<string[]> {
  const { rows } = await opened.db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.map((row) => row.detail);
}

interface Read {
  readonly screen: string;
  readonly read: () => Promise<unknown>;
  readonly queries: number;
  /** Steps that go through a table or an index from one end, which is right only where a limit stops them. */
  readonly scans?: readonly string[];
  readonly sorts?: number;
}

const middle = place(50_000);
const page = { viewerId, after: undefined, limit: 21 };
const adverts = (): Adverts => stores.adverts;

const reads: readonly Read[] = [
  {
    screen: 'feed, first page',
    read: () => adverts().feedPage(page),
    queries: 2,
    scans: ['SCAN advert USING INDEX adverts_by_age'],
  },
  {
    screen: 'feed, first page, for a visitor',
    read: () => adverts().feedPage({ ...page, viewerId: undefined }),
    queries: 1,
    scans: ['SCAN advert USING INDEX adverts_by_age'],
  },
  { screen: 'feed, deep cursor', read: () => adverts().feedPage({ ...page, after: middle }), queries: 2 },
  {
    screen: 'feed, last page',
    read: () => adverts().feedPage({ ...page, after: place(advertTotal - 3) }),
    queries: 2,
  },
  {
    screen: "a seller's page, or one's own",
    read: () => adverts().sellerPage({ ...page, sellerId: 'user9' }),
    queries: 2,
  },
  {
    screen: "a seller's page, deep cursor",
    read: () => adverts().sellerPage({ ...page, sellerId: 'user9', after: middle }),
    queries: 2,
  },
  { screen: 'saved', read: () => adverts().savedPage(page), queries: 3 },
  { screen: 'saved, deep cursor', read: () => adverts().savedPage({ ...page, after: middle }), queries: 3 },
  { screen: 'detail', read: () => adverts().detail(viewerId, place(0).id), queries: 3 },
  { screen: 'edit', read: () => adverts().byId(place(0).id), queries: 2 },
  {
    screen: 'cards of what a search found',
    read: () => adverts().cards({ viewerId, ids: [0, 5, 9].map((number) => place(number).id) }),
    queries: 2,
  },
  {
    screen: 'comments',
    read: () => stores.comments.page({ advertId: place(0).id, after: undefined, limit: 21 }),
    queries: 1,
  },
  {
    screen: 'comments, deep cursor',
    read: () =>
      stores.comments.page({
        advertId: place(0).id,
        after: { at: new Date(newest + 1000), id: 'more001000' },
        limit: 21,
      }),
    queries: 1,
  },
  { screen: 'search by one letter', read: () => searchIndex.adverts('m', 20), queries: 1 },
  { screen: 'search by five letters', read: () => searchIndex.adverts('morin', 20), queries: 1 },
  {
    screen: 'search by 37 letters',
    read: () => searchIndex.adverts('moringa leaves, fresh and dried, from', 20),
    queries: 1,
  },
  { screen: 'search for a user', read: () => searchIndex.profiles('user1', 20), queries: 1 },
  {
    screen: 'search for a user by 22 letters',
    read: async () => [await searchIndex.profiles('user1_____________________', 20)],
    queries: 1,
  },
  {
    screen: 'sitemap',
    read: () => adverts().newestIds(50),
    queries: 1,
    scans: ['SCAN advert USING INDEX adverts_by_age'],
  },
  {
    screen: 'top ads that are paid for',
    read: () => adverts().promoted({ viewerId, since: place(10_000).at, limit: 5 }),
    queries: 3,
  },
  {
    screen: 'similar adverts',
    read: () => adverts().aboutHerbs({ viewerId, herbs: ['moringa', 'neem'], limit: 5 }),
    queries: 3,
    sorts: 2,
  },
  { screen: 'own profile', read: () => stores.profiles.byAccountId(viewerId), queries: 1 },
  { screen: 'users of a search', read: () => stores.profiles.byAccountIds(['user1', 'user2']), queries: 1 },
  {
    screen: 'sign up: username',
    read: async () => [await stores.profiles.usernameTaken('User5')],
    queries: 1,
  },
  { screen: 'session', read: async () => [await stores.sessions.byHash('session5')], queries: 1 },
  { screen: 'quota of pictures', read: async () => [await stores.pictures.bytesOf('user5')], queries: 1 },
  { screen: 'log in', read: async () => [await stores.accounts.byEmail('user5@example.com')], queries: 1 },
];

/**
 * The most liked adverts of 30 days are the one answer that is sorted, and only a handful: SQLite takes the best
 * five of each day from the end of that day's part of the index, 31 seeks, and sorts those 155 rows at most for
 * the best five, and these once more as cards. The third sort is of what was posted after those 31 days:
 * nothing, as no one posts in the future.
 */
const mostLiked: Read = {
  screen: 'top ads',
  read: () => adverts().mostLiked({ viewerId, since: place(10_000).at, limit: 5 }),
  queries: 2,
  sorts: 3,
};

/** Names of the parts of a query, which hold a handful of rows each. */
const parts = /^SCAN (best|handful|\(subquery-\d+\))$/;

describe.each(['without statistics', 'with statistics'])('with 100,000 adverts and %s', (statistics) => {
  beforeAll(async () => {
    if (statistics === 'with statistics') await sql`analyze`.execute(opened.db);
  });

  test.each([...reads, mostLiked])('$screen: reads from an index, in order', async (screen) => {
    const { found, queries } = await during(screen.read);
    expect(found).toBeDefined();
    if (Array.isArray(found)) expect(found.length).toBeGreaterThan(0);
    expect(queries).toHaveLength(screen.queries);

    const steps = (await Promise.all(queries.map(planOf))).flat();
    const scans = steps.filter((step) => step.startsWith('SCAN') && !parts.test(step));
    expect(scans).toEqual(screen.scans ?? []);
    expect(steps.filter((step) => step.includes('AUTOMATIC'))).toEqual([]);
    expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toHaveLength(screen.sorts ?? 0);
  });
});

test.each([
  { screen: 'feed', read: (limit: number) => adverts().feedPage({ ...page, limit }) },
  { screen: 'saved', read: (limit: number) => adverts().savedPage({ ...page, limit }) },
  {
    screen: "a seller's page",
    read: (limit: number) => adverts().sellerPage({ ...page, sellerId: 'user9', limit }),
  },
  {
    screen: 'comments',
    read: (limit: number) => stores.comments.page({ advertId: place(0).id, after: undefined, limit }),
  },
  {
    screen: 'cards of what a search found',
    read: (limit: number) =>
      adverts().cards({ viewerId, ids: Array.from({ length: limit }, (_, index) => place(index).id) }),
  },
])('$screen: the number of queries is the same for 1 and for 50', async ({ read }) => {
  const few = await during(() => read(1));
  const many = await during(() => read(50));
  expect(few.found).toHaveLength(1);
  expect(many.found).toHaveLength(50);
  expect(many.queries.length).toBe(few.queries.length);
});
