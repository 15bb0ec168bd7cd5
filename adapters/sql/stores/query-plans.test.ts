import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyAdvert, orderKey } from '../../../core/adverts/filter.ts';
import { type AdvertFilter, advertOrders } from '../../../core/entities/advert-filter.ts';
import { queryOf } from '../../../core/indexing/query.ts';
import type { ListQuery } from '../../../core/ports/adverts.ts';
import type { Stores } from '../../../core/ports/ports.ts';
import type { SearchIndex } from '../../../core/ports/search-index.ts';
import { feedOf, foundBy } from '../../contracts/samples.ts';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { type OpenDatabase, openSqlite } from '../connection/database.ts';
import { explain, recordQueries, type SentQuery } from '../connection/record-queries-for-test.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { migrateToLatest } from '../upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../words/search-index.ts';
import { writeSearchWords } from '../words/search-words.ts';
import { createSqlStores } from './sql-stores.ts';

const advertTotal = 20_000;
const userTotal = 2_000;
const pictureTotal = advertTotal;
const newest = Date.parse('2025-06-30T12:00:00.000Z');
const viewerId = 'user7';

/** `me` talks to 2,000 others, with `b0` at great length. */
const others = 2_000;
const long = 8_000;

interface Marketplace {
  readonly adverts: Stores['adverts'];
  readonly stores: Stores;
  readonly searchIndex: SearchIndex;
}

/** One person joined every hour. */
const hour = 'cast(3600000 as bigint)';

/** The adverts were posted one after another in the 300 days before. */
const interval = (300 * 86_400_000) / advertTotal;
const milliseconds = `cast(${interval} as bigint)`;
const posted = `${newest} - (${advertTotal - 1} - n.i) * ${milliseconds}`;
const age = `posted_at / ${milliseconds}`;
/** Every tenth title begins with the same 37 characters, so that a long query meets many that begin alike. */
const title = `case when n.i % 10 = 0 then 'moringa leaves, fresh and dried, from ' || words.word || ' ' || n.i
  else words.word || substr(' powder leaves bark roots seeds', 1 + n.i % 20, 9) || ' ' || n.i end`;

/** The cursor of the advert at this index of the feed, from 0. */
function place(number: number): { readonly at: Date; readonly id: string } {
  const at = new Date(newest - number * interval);
  return { at, id: `ad_${at.getTime()}` };
}

/** The numbers from 0, as a table to select from, in words that both databases accept. */
function numbers(count: number): string {
  return `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n) as n`;
}

/** What fills an empty database, in SQL that both databases accept. */
const fill = [
  'create temp table words (i integer primary key, word text)',
  `insert into words values (0, 'moringa'), (1, 'mululuza'), (2, 'neem'), (3, 'aloe vera'), (4, 'lemongrass'),
       (5, 'hibiscus'), (6, 'turmeric'), (7, 'prunus africana'), (8, 'ginger'), (9, 'kigelia'), (10, 'mint')`,
  `insert into accounts (id, email, email_verified, created_at)
       select 'user' || i, 'user' || i || '@example.com', 1, i from ${numbers(userTotal)}
       union all select 'b' || i, 'b' || i || '@example.com', 1, i from ${numbers(others)}
       union all select 'me', 'me@example.com', 1, 0`,
  `insert into pictures (key, width, height, placeholder, reference_count, bytes)
       select 'picture' || i, 1280, 960, 'data:image/webp;base64,UklGR', 1, 100000 from ${numbers(pictureTotal)}`,
  `insert into profiles (account_id, username, username_key, username_look, full_name_key, full_name, about, address, phone_number, picture_key,
         advert_count, likes_received, created_at)
       select 'user' || i, 'User' || i, 'user' || i, 'user' || i, 'user of kampala', 'User of Kampala', '', '', '',
         case when i % 2 = 1 then 'picture' || (i % 500) end, 50, 100, i * ${hour} from ${numbers(userTotal)}
       union all select 'b' || i, 'b' || i, 'b' || i, 'b' || i, 'b of kampala', 'B of Kampala', '', '', '', 'picture' || i, 0, 0, i * ${hour}
       from ${numbers(others)}`,
  `insert into adverts (id, seller_id, title, description, price, district, village, picture_count, like_count,
         comment_count, posted_at, posted_day, updated_at, verified_like_count, ends_at, goods, boda, parcel)
       select 'ad_' || (${posted}), 'user' || (n.i * 7919 % 400), ${title},
         'what it is good for and how to take it', 1000 * (1 + n.i % 50),
         case when n.i % 3 = 0 then 'Gulu' else 'Kampala' end, null, 1 + n.i % 3,
         n.i * 7 % 40, n.i * 3 % 5, ${posted}, (${posted}) / 86400000, ${posted}, n.i * 7 % 40, ${posted},
         case when n.i % 100 = 1 then 'oil' when n.i % 2 = 0 then 'dried' end,
         case when n.i % 3 = 1 then 1 else 0 end, case when n.i % 5 = 1 then 1 else 0 end
       from ${numbers(advertTotal)} join words on words.i = n.i / 10 % 11 order by n.i`,
  `insert into advert_pictures (advert_id, position, picture_key)
       select adverts.id, n.i, 'picture' || ((${age} + n.i) % ${pictureTotal})
       from adverts join ${numbers(3)} on n.i < picture_count`,
  `update adverts set cover_key = 'picture' || (${age} % ${pictureTotal})`,
  `insert into likes (account_id, advert_id, liked_at, verified)
       select 'user' || (like_count * 50), id, 1, 1 from adverts where like_count % 3 = 0
       union all select '${viewerId}', id, 1, 1 from adverts where ${age} % 3 = 0`,
  'insert into advert_views (advert_id, views) select id, 6 from adverts',
  `insert into daily_views (advert_id, day, views) select id, posted_day + n.i, 2 from adverts cross join ${numbers(3)}`,
  `insert into promotions (advert_id, paid_at) select id, posted_at from adverts where ${age} % 7 = 0`,
  `insert into saves (account_id, advert_id, saved_at)
       select '${viewerId}', id, posted_at from adverts where ${age} % 5 = 0
       union all select 'user' || (100 + like_count), id, posted_at from adverts where ${age} % 2 = 0`,
  `insert into comments (id, advert_id, author_id, text, posted_at)
       select 'comment' || id, id, seller_id, 'webale nnyo', posted_at from adverts
       union all select 'more' || (100000 + i), 'ad_${newest}', 'user' || (i % ${userTotal}), 'webale', ${newest} + i
       from ${numbers(2_000)}`,
  `insert into listed_adverts (herb, posted_at, advert_id, district, price, goods, boda, parcel, popularity)
       select words.word, posted_at, id, district, price, coalesce(goods, ''), boda, parcel, like_count + verified_like_count * 1000000
       from adverts join words on words.i in (${age} % 11, 0) order by words.word, posted_at`,
  `insert into listed_adverts (herb, posted_at, advert_id, district, price, goods, boda, parcel, popularity)
       select '', posted_at, id, district, price, coalesce(goods, ''), boda, parcel, like_count + verified_like_count * 1000000
       from adverts order by posted_at`,
  'insert into herb_counts select word, 1000 from words',
  `insert into sessions (id_hash, account_id, created_at, last_seen_at, remember, device)
       select 'session' || i, 'user' || (i % ${userTotal}), i, i, 1, 'Chrome on Android' from ${numbers(10_000)}`,
  `insert into push_subscriptions
       select 'session' || i, 'user' || (i % ${userTotal}), 'https://push.example/' || i, 'key', 'auth', 'site', i from ${numbers(10_000)}`,
  `insert into saved_searches (id, account_id, query, search_key, saved_at)
       select 'search' || i, 'user' || (i % ${userTotal}), 'neem', case when i % 3 = 0 then 'word neem' else 'word k' || (i % 500) end, i
       from ${numbers(10_000)}`,
  `insert into standings (account_id, moderator, version) select 'b' || i, 0, 1 from ${numbers(others)}`,
  `insert into blocks select 'b' || i, 'user' || (i % 50), i from ${numbers(others)}`,
  `insert into follows select 'b' || i, 'user9', i from ${numbers(others)}`,
  `insert into follows select 'me', 'user' || i, i from ${numbers(200)}`,
  `insert into conversations select 'b' || i, 'me', case when i = 0 then ${long} else 1 end from ${numbers(others)}`,
  `insert into messages
       select 'long' || i, 'b0', 'me', i + 1, case when i % 2 = 0 then 'b0' else 'me' end, 'webale nnyo', i, null, null, 'text', null, null, 0
       from ${numbers(long)}`,
  `insert into messages
       select 'short' || i, 'b' || i, 'me', 1, 'b' || i, 'webale', ${long} + i, null, null, 'text', null, null, 0
       from ${numbers(others)} where i > 0`,
  `insert into conversations values ('b5', 'user9', ${advertTotal / 400})`,
  `insert into messages
       select 'offer' || id, 'b5', 'user9', row_number() over (order by id), 'b5', 'I offer UGX 5,000.', posted_at, id, title,
         'offer', 5000, null, 0
       from adverts where seller_id = 'user9'`,
  `insert into delivery_counters values ('me', ${long + others - 1})`,
  `insert into delivery_counters select 'b' || i, 1 from ${numbers(others)}`,
  `insert into deliveries select 'me', i + 1, 'long' || i from ${numbers(long)}`,
  `insert into deliveries select 'me', ${long} + i, 'short' || i from ${numbers(others)} where i > 0`,
  `insert into deliveries select 'b0', i + 1, 'long' || i from ${numbers(long)}`,
  `insert into inbox_entries
       select 'me', 'b' || i, case when i = 0 then 'long${long - 1}' else 'short' || i end, ${long} + i,
         case when i % 100 = 0 then 1 else 0 end, 0, 0
       from ${numbers(others)}`,
  `insert into inbox_entries
       select 'b' || i, 'me', case when i = 0 then 'long${long - 1}' else 'short' || i end, ${long} + i, 0, 0, 0
       from ${numbers(others)}`,
];

async function openMarketplace(opened: OpenDatabase, settings: readonly string[] = []) {
  await opened.db.transaction().execute(async (filling) => {
    for (const statement of [...settings, ...fill]) await sql.raw(statement).execute(filling);
    await writeSearchWords(filling);
  });
  const { watched, during } = recordQueries(opened.db);
  const stores = createSqlStores(watched);
  const searchIndex = createSqlSearchIndex(watched);
  const world: Marketplace = { adverts: stores.adverts, stores, searchIndex };
  return { during: (read: (world: Marketplace) => Promise<unknown>) => during(() => read(world)) };
}

interface Read {
  readonly screen: string;
  readonly read: (world: Marketplace) => Promise<unknown>;
  /** The same on both databases: a network adds no round trips. PostgreSQL first asks where to look by words. */
  readonly queries: number;
  /** SQLite's steps that go through a table or an index from one end, which is right only where a limit stops them. */
  readonly scans?: readonly string[] | 'words';
  readonly sorts?: number;
  /** What PostgreSQL reads besides the rows that it returns, so that the bound does not hold for it. */
  readonly beside?:
    | 'as many as are counted of each herb'
    | 'all that are counted, and what stands between those that are found'
    | 'the inbox'
    | 'every picture, as long as they are few';
}

function reading(
  screen: string,
  queries: number,
  read: Read['read'],
  more: Pick<Read, 'scans' | 'sorts' | 'beside'> = {},
): Read {
  return { screen, queries, read, ...more };
}

const page = { viewerId, after: undefined, limit: 21 };
const byAge = ['SCAN advert USING INDEX adverts_by_age'];
const middle = place(advertTotal / 2);
const lastMonth = place(advertTotal / 10).at;
/** FTS5 scans its matches in the order of row numbers. */
const byWords = { scans: 'words' } as const;
const find =
  (q: string, more: Partial<ListQuery> = {}) =>
  async ({ searchIndex }: Marketplace) => [(await foundBy(searchIndex, q, { max: 0, ...more })).places];
const pair = { accountId: 'me', otherId: 'b0' };
const halfway = { at: new Date(long + others / 2), id: 'b1' };

/** Keys of saved searches, one of which thousands share. */
const concerned = { keys: ['word k7', 'word neem', 'word none', 'word z'], sellerId: 'user1', limit: 100 };

const reads: readonly Read[] = [
  reading('feed, first page', 2, ({ adverts }) => feedOf({ adverts }, page), { scans: byAge }),
  reading(
    'feed, first page, for a visitor',
    1,
    ({ adverts }) => feedOf({ adverts }, { ...page, viewerId: undefined }),
    { scans: byAge },
  ),
  reading('feed, deep cursor', 2, ({ adverts }) => feedOf({ adverts }, { ...page, after: middle })),
  reading('feed, last page', 2, ({ adverts }) =>
    feedOf({ adverts }, { ...page, after: place(advertTotal - 3) }),
  ),
  reading("a seller's page", 2, ({ adverts }) => adverts.sellerPage({ ...page, sellerId: 'user9' })),
  reading("a seller's page, deep cursor", 2, ({ adverts }) =>
    adverts.sellerPage({ ...page, sellerId: 'user9', after: middle }),
  ),
  reading("a seller's page of a kind", 2, ({ adverts }) =>
    adverts.sellerPage({ ...page, sellerId: 'user8', goods: 'dried' }),
  ),
  reading("a seller's page of a kind, deep cursor", 2, ({ adverts }) =>
    adverts.sellerPage({ ...page, sellerId: 'user8', goods: 'dried', after: middle }),
  ),
  // Only the bounded handful is sorted by kind.
  reading(
    'the kinds that a seller has',
    1,
    async ({ adverts }) => [...(await adverts.goodsOfSeller('user8', 300))],
    {
      sorts: 1,
    },
  ),
  reading("all of one's own", 2, ({ adverts }) => adverts.ownPage({ ...page, sellerId: 'user9' })),
  reading("the figures of one's own", 1, ({ stores }) =>
    stores.views.ofSeller({ sellerId: 'user9', since: 20_000, limit: 1000 }),
  ),
  reading("a page of one's own that are live", 2, ({ adverts }) =>
    adverts.ownPage({ ...page, sellerId: 'user9', state: 'live' }),
  ),
  // No more than a seller has adverts and people have written about them.
  reading(
    'offers that wait for a seller',
    1,
    ({ stores }) => stores.conversations.waitingOffers({ sellerId: 'user9', limit: 5 }),
    { sorts: 1 },
  ),
  reading("a seller's that end soon", 1, ({ adverts }) =>
    adverts.ending({ until: new Date(newest), announced: false, sellerId: 'user9', limit: 50 }),
  ),
  reading('adverts that end soon', 1, ({ adverts }) =>
    adverts.ending({ until: new Date(newest), announced: false, limit: 50 }),
  ),
  reading('saved', 3, ({ adverts }) => adverts.savedPage(page)),
  reading('saved, deep cursor', 3, ({ adverts }) => adverts.savedPage({ ...page, after: middle })),
  reading('detail', 3, ({ adverts }) => adverts.detail(viewerId, place(0).id)),
  reading('edit', 2, ({ adverts }) => adverts.byId(place(0).id)),
  reading('cards of what a search found', 2, ({ adverts }) =>
    adverts.cards({ viewerId, ids: [0, 5, 9].map((number) => place(number).id) }),
  ),
  reading('comments', 1, ({ stores }) =>
    stores.comments.page({ advertId: place(0).id, after: undefined, limit: 21 }),
  ),
  reading('comments, deep cursor', 1, ({ stores }) => {
    const after = { at: new Date(newest + 1000), id: 'more101000' };
    return stores.comments.page({ advertId: place(0).id, after, limit: 21 });
  }),
  reading('search by one letter', 1, find('m'), byWords),
  reading('search by five letters', 1, find('morin'), byWords),
  reading('search by 37 letters', 1, find('moringa leaves, fresh and dried, from'), byWords),
  reading('search by a long beginning that few have', 3, find('prunus africanapowder le 7001'), byWords),
  reading('search by a word inside, with what it begins', 2, find('dried'), byWords),
  reading('search by two words', 2, find('leaves moringa'), byWords),
  reading('search by a word and a rare one', 3, find('fresh 700'), byWords),
  reading('search that finds nothing', 3, async (world) => [await find('moringa xyz')(world)], byWords),
  reading('search, deep', 1, find('m', { after: { key: 0, ...middle } }), byWords),
  reading('search by a word inside, deep', 1, find('dried', { after: { key: -1, ...middle } }), byWords),
  reading('search for a user', 1, ({ searchIndex }) => searchIndex.profiles(queryOf('user1'), 20), byWords),
  reading(
    'search for a user by 22 letters',
    2,
    async ({ searchIndex }) => [await searchIndex.profiles(queryOf('user1_____________________'), 20)],
    byWords,
  ),
  reading('sitemap', 1, ({ adverts }) => adverts.newestIds(50), { scans: byAge }),
  reading('top ads that are paid for', 3, ({ adverts }) =>
    adverts.promoted({ viewerId, since: lastMonth, limit: 5 }),
  ),
  /*
   * The most liked adverts of 30 days are the one answer that is sorted, and only a handful: SQLite takes the best
   * five of each day from the end of that day's part of the index, 31 seeks, and sorts those 155 rows at most for
   * the best five, and these once more as cards. The third sort is of what was posted after those 31 days:
   * nothing, as no one posts in the future.
   */
  reading('top ads', 2, ({ adverts }) => adverts.mostLiked({ viewerId, since: lastMonth, limit: 5 }), {
    sorts: 3,
  }),
  reading(
    'similar adverts',
    3,
    ({ adverts }) => adverts.aboutHerbs({ viewerId, herbs: ['moringa', 'neem'], limit: 5 }),
    { sorts: 2 },
  ),
  reading('a later page of a herb', 3, ({ adverts }) =>
    adverts.list({ ...page, herb: 'moringa', choice: everyAdvert, after: { key: 0, ...middle }, max: 0 }),
  ),
  reading(
    'counts of herbs',
    2,
    ({ adverts }) => adverts.countAboutHerbs(['neem', 'mint', 'ginger'], 1001).then((counts) => [...counts]),
    {
      scans: ['SCAN counted', 'SCAN counted', 'SCAN counted'],
      beside: 'as many as are counted of each herb',
    },
  ),
  reading('covers of herbs', 1, ({ adverts }) =>
    adverts.coversAboutHerbs(['neem', 'mint', 'ginger']).then((covers) => [...covers]),
  ),
  reading(
    'counts of herbs that were kept',
    1,
    ({ stores }) => stores.herbCounts.all().then((counts) => [...counts]),
    {
      scans: ['SCAN herb_counts'],
    },
  ),
  reading('prices of a herb', 1, ({ adverts }) =>
    adverts.pricesAbout({ herb: 'moringa', since: lastMonth, limit: 100 }),
  ),
  reading('saved searches', 1, ({ stores }) => stores.savedSearches.ofAccount('user5')),
  reading(
    'searches that a new advert may concern',
    1,
    ({ stores }) => stores.savedSearches.under({ ...concerned, after: undefined }),
    { scans: ['SCAN json_each VIRTUAL TABLE INDEX 1:'] },
  ),
  reading(
    'searches that a new advert may concern, further on',
    1,
    ({ stores }) => stores.savedSearches.under({ ...concerned, after: { key: 'word neem', id: 'search6' } }),
    { scans: ['SCAN json_each VIRTUAL TABLE INDEX 1:'] },
  ),
  reading('devices of people to notify', 1, ({ stores }) =>
    stores.pushSubscriptions.sessionsOf(['user5', 'user6']),
  ),
  reading('sellers whom somebody follows', 1, ({ stores }) =>
    stores.follows.page({ followerId: 'me', after: undefined, limit: 21 }),
  ),
  reading('sellers whom somebody follows, further on', 1, ({ stores }) =>
    stores.follows.page({ followerId: 'me', after: { at: new Date(100), id: 'user100' }, limit: 21 }),
  ),
  reading('whether somebody follows a seller', 1, async ({ stores }) => [
    await stores.follows.has('me', 'user9'),
  ]),
  reading('whether anybody follows a seller', 1, async ({ stores }) => [
    await stores.follows.isFollowed('user9'),
  ]),
  reading('followers to tell, further on', 2, ({ stores }) =>
    stores.follows.accountsToTell({ sellerId: 'user9', followedBy: new Date(9e9), after: 'b1', limit: 100 }),
  ),
  reading('own profile', 1, ({ stores }) => stores.profiles.byAccountId(viewerId)),
  reading('users of a search', 1, ({ stores }) => stores.profiles.byAccountIds(['user1', 'user2'])),
  reading('sign up: username', 1, async ({ stores }) => [await stores.profiles.usernameTaken('User5')]),
  reading('people whom a moderator looks for', 3, async ({ stores }) =>
    stores.members.beginning({ username: 'user1', fullName: 'b of kam', email: 'user2', limit: 21 }),
  ),
  reading('session', 1, ({ stores }) => stores.sessions.byHash('session5')),
  reading('quota of pictures', 1, async ({ stores }) => [await stores.pictures.bytesOf('user5')], {
    beside: 'every picture, as long as they are few',
  }),
  reading('log in', 1, ({ stores }) => stores.accounts.byEmail('user5@example.com')),
  reading('inbox', 1, ({ stores }) =>
    stores.conversations.inboxPage({ accountId: 'me', after: undefined, limit: 21 }),
  ),
  reading('inbox, deep', 1, ({ stores }) =>
    stores.conversations.inboxPage({ accountId: 'me', after: halfway, limit: 21 }),
  ),
  reading('conversation, newest page', 1, ({ stores }) =>
    stores.conversations.before({ ...pair, position: undefined, limit: 31 }),
  ),
  reading('conversation, older page', 1, ({ stores }) =>
    stores.conversations.before({ ...pair, position: long / 2, limit: 31 }),
  ),
  reading('conversation, from the first message on', 1, ({ stores }) =>
    stores.conversations.after({ ...pair, position: long / 2, limit: 50 }),
  ),
  reading(
    'stream, replay',
    1,
    ({ stores }) => stores.conversations.deliveries({ accountId: 'me', sequence: long / 2, limit: 50 }),
    { beside: 'the inbox' },
  ),
  reading('unread messages', 1, ({ stores }) => stores.conversations.accountState('me')),
  reading('state of a conversation', 1, ({ stores }) => stores.conversations.state(pair)),
];

const filters: Readonly<Record<string, Partial<AdvertFilter>>> = {
  '': {},
  ' in a district': { district: 'Kampala' },
  ' at a price': { minPrice: 20_000, maxPrice: 30_000 },
  ' in a district at a price': { district: 'Kampala', minPrice: 20_000, maxPrice: 30_000 },
  ' of a kind': { goods: 'dried' },
  ' of a rare kind': { goods: 'oil' },
  ' delivered': { delivery: 'boda' },
  ' of a kind, delivered, at a price': {
    goods: 'dried',
    delivery: 'parcel',
    minPrice: 20_000,
    maxPrice: 25_000,
  },
  ' of a kind in a district': { district: 'Kampala', goods: 'dried' },
  ' in a district at a rare price': { district: 'Gulu', minPrice: 20_000, maxPrice: 20_000 },
};
const choices = advertOrders.flatMap((order) =>
  Object.entries(filters).map(([name, filter]) => ({
    name: `${order}${name}`,
    choice: { ...everyAdvert, ...filter, order, near: 'Wakiso' },
  })),
);

/** Lists of the few that suit a filter or are found are sorted: twice, as a handful and as a page of it. */
const chosenReads: readonly Pick<Read, 'screen' | 'read'>[] = choices.flatMap(({ name, choice }) =>
  [undefined, middle].flatMap((place) => {
    const after = place && {
      key: orderKey(choice, { price: 25_000, district: 'Gulu', likes: 20, verifiedLikes: 20 }),
      ...place,
    };
    const query = { choice, after, limit: 21, max: 1001 };
    const screen = `${name}${after === undefined ? '' : ', deep'}`;
    const list =
      (herb: string | undefined) =>
      ({ adverts }: Marketplace) =>
        adverts.list({ ...query, viewerId, herb });
    return [
      { screen: `feed, ${screen}`, read: list(undefined) },
      { screen: `herb, ${screen}`, read: list('neem') },
      { screen: `one letter, ${screen}`, read: find('m', query) },
      { screen: `a common word, ${screen}`, read: find('moringa', query) },
      { screen: `a rare word, ${screen}`, read: find('leaves 7001', query) },
    ];
  }),
);

function expectFound(found: unknown): void {
  expect(found).toBeDefined();
  if (Array.isArray(found)) expect(found.length).toBeGreaterThan(0);
}

describe('on SQLite, with 20,000 adverts', () => {
  const folder = temporaryFolder(afterAll);
  let opened: OpenDatabase;
  let during: Awaited<ReturnType<typeof openMarketplace>>['during'];
  beforeAll(async () => {
    opened = openSqlite({ file: join(folder, 'large.sqlite') });
    await migrateToLatest(opened.db);
    const pragmas = [
      'journal_mode = off',
      'foreign_keys = off',
      'cache_size = -200000',
      'temp_store = memory',
    ];
    for (const pragma of pragmas) await sql.raw(`pragma ${pragma}`).execute(opened.db);
    ({ during } = await openMarketplace(opened));
  });
  afterAll(() => opened.close());

  /** Names of the parts of a query, which hold a handful of rows each. */
  const parts = /^SCAN (best|handful|few( LEFT-JOIN)?|total|listed|met|CONSTANT ROW|\(subquery-\d+\))$/;

  const inWords = /^SCAN found VIRTUAL TABLE INDEX \d+:M\d+/;

  describe.each(['without statistics', 'with statistics'])('%s', (statistics) => {
    beforeAll(async () => {
      if (statistics === 'with statistics') await sql`analyze`.execute(opened.db);
    });

    test.each(reads)('$screen: reads from an index, in order', async (screen) => {
      const { found, queries } = await during(screen.read);
      expectFound(found);
      expect(queries).toHaveLength(screen.queries);
      const plan = await explain<{ readonly detail: string }>(opened.db, 'explain query plan', queries);
      const steps = plan.map(({ detail }) => detail);
      const scans = steps.filter((step) => step.startsWith('SCAN') && !parts.test(step));
      if (screen.scans === 'words') expect(scans.filter((scan) => !inWords.test(scan))).toEqual([]);
      else expect(scans).toEqual(screen.scans ?? []);
      expect(steps.filter((step) => step.includes('AUTOMATIC'))).toEqual([]);
      expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toHaveLength(screen.sorts ?? 0);
    });
  });

  test.each(chosenReads)('$screen: reads from an index, and sorts no more than 1,001', async ({ read }) => {
    const { queries } = await during(read);
    const plan = await explain<{ readonly detail: string }>(opened.db, 'explain query plan', queries);
    const steps = plan.map(({ detail }) => detail);
    const scans = steps.filter((step) => step.startsWith('SCAN') && !parts.test(step) && !inWords.test(step));
    expect(scans.filter((scan) => scan !== 'SCAN advert USING INDEX adverts_by_age')).toEqual([]);
    expect(steps.filter((step) => step.includes('AUTOMATIC'))).toEqual([]);
    // A query that sorts reads only the bounded handful.
    for (const query of queries) {
      const own = await explain<{ readonly detail: string }>(opened.db, 'explain query plan', [query]);
      if (!own.some(({ detail }) => detail.includes('TEMP B-TREE'))) continue;
      expect(query.sql).toMatch(
        /^\s*with handful as materialized \(.*limit [^)]*\)+,\s+total|limit [^)]*\)* as (listed|met|best)/s,
      );
    }
  });

  const newestIds = (limit: number) => Array.from({ length: limit }, (_, index) => place(index).id);

  test.each<{ screen: string; read: (world: Marketplace, limit: number) => Promise<unknown> }>([
    { screen: 'feed', read: ({ adverts }, limit) => feedOf({ adverts }, { ...page, limit }) },
    { screen: 'saved', read: ({ adverts }, limit) => adverts.savedPage({ ...page, limit }) },
    {
      screen: "a seller's page",
      read: ({ adverts }, limit) => adverts.sellerPage({ ...page, sellerId: 'user9', limit }),
    },
    {
      screen: 'comments',
      read: ({ stores }, limit) => stores.comments.page({ advertId: place(0).id, after: undefined, limit }),
    },
    {
      screen: 'cards of what a search found',
      read: ({ adverts }, limit) => adverts.cards({ viewerId, ids: newestIds(limit) }),
    },
  ])('$screen: the number of queries is the same for 1 and for 50', async ({ read }) => {
    const few = await during((world) => read(world, 1));
    const many = await during((world) => read(world, 50));
    expect(few.found).toHaveLength(1);
    expect(many.found).toHaveLength(50);
    expect(many.queries.length).toBe(few.queries.length);
  });
});

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

interface Plan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Step }];
}

const explained = 'explain (analyze, timing off, format json)';

function stepsBelow(step: Step): readonly Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsBelow)];
}

/** Rows: more than any page shows, and far fewer than any table has. */
const handful = 400;

/** Rows that a query may read: as many are counted at most, and fewer are read for a page of frequent matches. */
const walked = 3_003;

/** Accounts whose deletion is under way or that are banned, pictures of forms, and herbs: none, or a few, which PostgreSQL rightly reads whole. */
const tiny = ['leaving', 'absent', 'picture_holds', 'herb_counts'];

describe('on PostgreSQL, with 20,000 adverts', () => {
  const postgres = sharedPostgres();
  let opened: OpenDatabase;
  let during: Awaited<ReturnType<typeof openMarketplace>>['during'];
  beforeAll(async () => {
    opened = await postgres.open('migrated');
    // The rows are right as they are; looking up what each refers to would take longer than writing it.
    const settings = ['set local session_replication_role = replica'];
    ({ during } = await openMarketplace(opened, settings));
    await sql`vacuum analyze`.execute(opened.db);
  });
  afterAll(() => opened.close());

  /** What was done for these queries, how many rows each step touched, and tables of some size that were read whole. */
  async function stepsOf(queries: readonly SentQuery[], small: readonly (string | undefined)[] = tiny) {
    return stepsIn(await explain<Plan>(opened.db, explained, queries), small);
  }

  function stepsIn(plans: readonly Plan[], small: readonly (string | undefined)[] = tiny) {
    const steps = plans.flatMap((row) => stepsBelow(row['QUERY PLAN'][0].Plan));
    const scanned = steps.filter((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0);
    return {
      scanned: scanned.map((step) => step['Relation Name']).filter((table) => !small.includes(table)),
      touched: steps.map((step) => ({
        step: step['Node Type'],
        table: step['Relation Name'],
        rows: (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      })),
    };
  }

  test.each(reads)('$screen: reads from indexes no more than a handful of rows', async (screen) => {
    const { found, queries } = await during(screen.read);
    expectFound(found);
    expect(queries).toHaveLength(screen.queries + (screen.scans === 'words' ? 1 : 0));
    const small = screen.beside?.includes('picture') ? [...tiny, 'pictures'] : tiny;
    const { scanned, touched } = await stepsOf(queries, small);
    expect(scanned).toEqual([]);
    expect(touched.filter(({ rows }) => rows > (screen.beside ? Infinity : handful))).toEqual([]);
  });

  test.each(chosenReads)(
    '$screen: reads from indexes, and no more than is counted or walked',
    async ({ read }) => {
      const { queries } = await during(read);
      const { scanned, touched } = await stepsOf(queries);
      expect(scanned).toEqual([]);
      // The index of words lists all that it finds of what is not common, before the first is read.
      const large = touched.filter(({ step, rows }) => step !== 'Bitmap Index Scan' && rows > walked);
      expect(large).toEqual([]);
    },
  );

  test.each(chosenReads)('$screen: the same with the plan for any values', async ({ read }) => {
    const { queries } = await during(read);
    const plans = await plansForWhatever(queries);
    expect(plans.length).toBeGreaterThan(0);
    const { scanned, touched } = stepsIn(plans);
    expect(scanned).toEqual([]);
    const large = touched.filter(({ step, rows }) => step !== 'Bitmap Index Scan' && rows > walked);
    expect(large).toEqual([]);
  });

  test.each(reads)('$screen: the same with the plan for any values', async (screen) => {
    const { queries } = await during(screen.read);
    const small = screen.beside?.includes('picture') ? [...tiny, 'pictures'] : tiny;
    const { scanned, touched } = stepsIn(await plansForWhatever(queries), small);
    expect(scanned).toEqual([]);
    expect(touched.filter(({ rows }) => rows > (screen.beside ? Infinity : handful))).toEqual([]);
  });

  /** The generic plans of these queries. */
  async function plansForWhatever(queries: readonly SentQuery[]): Promise<readonly Plan[]> {
    return await opened.db.connection().execute(async (connection) => {
      const run = async (text: string) => (await sql.raw<Plan>(text).execute(connection)).rows;
      const plans: Plan[] = [];
      await run('set plan_cache_mode = force_generic_plan');
      for (const { sql: text, parameters } of queries) {
        if (!text.includes('planned once')) continue;
        await run(`prepare planned as ${text}`);
        const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
        plans.push(...(await run(`${explained} execute planned ${values}`)));
        await run('deallocate planned');
      }
      await run('reset plan_cache_mode');
      return plans;
    });
  }
});

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const list = `array[${value.map(literal).join(', ')}]`;
    return typeof value[0] === 'number' ? list : `${list}::text[]`;
  }
  return `'${String(value).replaceAll("'", "''")}'`;
}
