import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stores } from '../../core/ports/ports.ts';
import type { SearchIndex } from '../../core/ports/search-index.ts';
import type { OpenPostgres } from './postgres-database.ts';
import { recordQueries, type SentQuery } from './record-queries-for-test.ts';
import { createSqlSearchIndex } from './search-index.ts';
import { sharedPostgres } from './shared-postgres-for-test.ts';
import { createSqlStores } from './sql-stores.ts';

const adverts = 20_000;
const users = 5_000;
const newest = Date.parse('2025-06-30T12:00:00.000Z');
/** The adverts were posted one after another in the 200 days before. */
const interval = (200 * 86_400_000) / adverts;
const viewerId = 'user7';

/** The advert at this place of the feed, from 0. */
function place(number: number) {
  const at = new Date(newest - number * interval);
  return { at, id: `ad_${at.getTime()}` };
}

/** Few share their first 20 letters; a search by more reads all that do (docs/decisions/0003). */
const title = `(array['moringa', 'mululuza', 'neem', 'aloe vera', 'ginger'])[1 + i % 5] || ' leaves ' || i || ', fresh and dried'`;
const posted = `${newest}::bigint - i * ${interval}::bigint`;

const fill = [
  `insert into accounts (id, email, email_verified, created_at)
     select 'user' || i, 'user' || i || '@example.com', 1, i from generate_series(0, ${users - 1}) i`,
  `insert into pictures
     select lpad(to_hex(i), 32, '0'), 1280, 960, 'data:image/webp;base64,UklGR', 1, 100000 from generate_series(0, ${users - 1}) i`,
  `insert into profiles (account_id, username, username_key, full_name, about, address, phone_number, picture_key,
       advert_count, likes_received, created_at)
     select 'user' || i, 'User' || i, 'user' || i, 'User of Kampala', '', '', '', lpad(to_hex(i), 32, '0'), 4, 100, i
     from generate_series(0, ${users - 1}) i`,
  `insert into adverts (id, seller_id, title, description, price, district, village, picture_count,
       like_count, verified_like_count, comment_count, posted_at, posted_day, updated_at)
     select 'ad_' || (${posted}), 'user' || (i * 7919 % ${users}), ${title}, 'how to take it', 25000, 'Kampala',
       'Kololo', 1, i * 7 % 40, i * 7 % 40, 0, ${posted}, (${posted}) / 86400000, ${posted}
     from generate_series(0, ${adverts - 1}) i`,
  `insert into advert_herbs select split_part(title, ' ', 1), posted_at, id from adverts`,
  `insert into advert_pictures select id, 0, lpad(to_hex(like_count * 100), 32, '0') from adverts`,
  `insert into likes (account_id, advert_id, liked_at)
     select '${viewerId}', id, 1 from adverts where like_count % 3 = 0
     union all select 'user' || (100 + like_count), id, 1 from adverts`,
  `insert into saves (account_id, advert_id, saved_at)
     select '${viewerId}', id, posted_at from adverts where like_count % 5 = 0
     union all select 'user' || (100 + like_count), id, 1 from adverts`,
  `insert into comments (id, advert_id, author_id, text, posted_at)
     select 'comment' || lpad(i::text, 6, '0'), 'ad_${newest}', 'user' || (i % ${users}), 'webale', ${newest} + i
     from generate_series(0, 4999) i`,
  `insert into comments (id, advert_id, author_id, text, posted_at)
     select 'other' || id, id, 'user1', 'webale', posted_at from adverts`,
  `insert into search_prefixes
     select 'advert', substr(title, 1, length), posted_at, id from adverts, generate_series(1, 20) length`,
  `insert into search_prefixes
     select 'profile', substr(username_key, 1, length), created_at, account_id
     from profiles, generate_series(1, 9) length where length <= length(username_key)`,
];

const postgres = sharedPostgres();
let opened: OpenPostgres;
let stores: Stores;
let searchIndex: SearchIndex;
let during: ReturnType<typeof recordQueries>['during'];

beforeAll(async () => {
  opened = await postgres.open('migrated');
  const { db } = opened;
  await db.transaction().execute(async (filling) => {
    // The rows are right as they are; looking up what each refers to would take longer than writing it.
    await sql`set local session_replication_role = replica`.execute(filling);
    await sql`set local statement_timeout = 0`.execute(filling);
    for (const statement of fill) await sql.raw(statement).execute(filling);
  });
  await sql`vacuum analyze`.execute(db);

  const recording = recordQueries(db);
  during = recording.during;
  stores = createSqlStores(recording.watched);
  searchIndex = createSqlSearchIndex(recording.watched);
});
afterAll(() => opened.close());

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

function stepsBelow(step: Step): readonly Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsBelow)];
}

async function stepsOf({ sql: text, parameters }: SentQuery): Promise<readonly Step[]> {
  const { rows } = await opened.db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(
    CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]),
  );
  return rows.flatMap((row) => stepsBelow(row['QUERY PLAN'][0].Plan));
}

const page = { viewerId, after: undefined, limit: 21 };
const middle = place(adverts / 2);

/** `queries` are as many as on SQLite: a page takes no more round trips because there is a network. */
const reads: readonly {
  readonly screen: string;
  readonly read: () => Promise<unknown>;
  readonly queries: number;
}[] = [
  { screen: 'feed, first page', read: () => stores.adverts.feedPage(page), queries: 2 },
  {
    screen: 'feed, first page, for a visitor',
    read: () => stores.adverts.feedPage({ ...page, viewerId: undefined }),
    queries: 1,
  },
  {
    screen: 'feed, deep cursor',
    read: () => stores.adverts.feedPage({ ...page, after: middle }),
    queries: 2,
  },
  {
    screen: "a seller's page, or one's own",
    read: () => stores.adverts.sellerPage({ ...page, sellerId: 'user9' }),
    queries: 2,
  },
  { screen: 'saved', read: () => stores.adverts.savedPage(page), queries: 3 },
  {
    screen: 'saved, deep cursor',
    read: () => stores.adverts.savedPage({ ...page, after: middle }),
    queries: 3,
  },
  {
    screen: 'top ads',
    read: () => stores.adverts.mostLiked({ viewerId, since: place(3000).at, limit: 5 }),
    queries: 2,
  },
  { screen: 'detail', read: () => stores.adverts.detail(viewerId, place(0).id), queries: 3 },
  {
    screen: 'comments',
    read: () => stores.comments.page({ advertId: place(0).id, after: undefined, limit: 21 }),
    queries: 1,
  },
  {
    screen: 'similar adverts',
    read: () => stores.adverts.aboutHerbs({ viewerId, herbs: ['moringa', 'neem'], limit: 5 }),
    queries: 3,
  },
  { screen: 'search by one letter', read: () => searchIndex.adverts('m', 20), queries: 1 },
  { screen: 'search by five letters', read: () => searchIndex.adverts('morin', 20), queries: 1 },
  {
    screen: 'search by more letters than have rows of their own',
    read: () => searchIndex.adverts('moringa leaves 10005, fresh and', 20),
    queries: 1,
  },
  { screen: 'search for a user', read: () => searchIndex.profiles('user1', 20), queries: 1 },
  { screen: 'sitemap', read: () => stores.adverts.newestIds(50), queries: 1 },
  { screen: 'own profile', read: async () => [await stores.profiles.byAccountId(viewerId)], queries: 1 },
  { screen: 'log in', read: async () => [await stores.accounts.byEmail('user5@example.com')], queries: 1 },
];

/** More than any page shows, and far fewer than there are of anything. */
const handful = 400;

/** Accounts whose deletion is under way: none, or a few for a moment, which PostgreSQL rightly reads whole. */
const tiny = 'leaving';

describe('with 20,000 adverts on PostgreSQL', () => {
  test.each(reads)('$screen: reads from indexes no more than a handful of rows', async (screen) => {
    const { found, queries } = await during(screen.read);
    expect(Array.isArray(found) ? found.length : Number(found !== undefined)).toBeGreaterThan(0);
    expect(queries).toHaveLength(screen.queries);
    const steps = (await Promise.all(queries.map(stepsOf))).flat();
    const scanned = steps.filter(
      (step) => step['Node Type'] === 'Seq Scan' && step['Relation Name'] !== tiny,
    );
    expect(scanned.map((step) => step['Relation Name'])).toEqual([]);
    const touched = (step: Step) =>
      (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
    const large = steps.filter((step) => touched(step) > handful);
    expect(large.map((step) => [step['Node Type'], step['Relation Name'], touched(step)])).toEqual([]);
  });
});
