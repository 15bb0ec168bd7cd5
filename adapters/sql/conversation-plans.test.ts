import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversations } from '../../core/ports/conversations.ts';
import { createSqlConversations } from './conversations.ts';
import { type OpenDatabase, openSqlite } from './database.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { recordQueries, type SentQuery } from './record-queries-for-test.ts';
import type { Database } from './schema.ts';
import { sharedPostgres } from './shared-postgres-for-test.ts';

/** `me` talks to 2,000 others, with `b0` at great length. */
const others = 2_000;
const long = 8_000;

/** The numbers from 0, as a table to select from; both databases take it. */
function numbers(count: number): string {
  return `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n) as n`;
}

const fill = [
  `insert into accounts (id, email, email_verified, created_at) select 'b' || i, 'b' || i || '@example.com', 1, i from ${numbers(others)}`,
  `insert into accounts (id, email, email_verified, created_at) values ('me', 'me@example.com', 1, 0)`,
  `insert into pictures select 'picture' || i, 1280, 960, 'data:', 1, 0 from ${numbers(others)}`,
  `insert into profiles
     select 'b' || i, 'b' || i, 'b' || i, 'B of Kampala', '', '', '', null, 'picture' || i, 0, 0, i
     from ${numbers(others)}`,
  `insert into conversations select 'b' || i, 'me', case when i = 0 then ${long} else 1 end from ${numbers(others)}`,
  `insert into messages
     select 'long' || i, 'b0', 'me', i + 1, case when i % 2 = 0 then 'b0' else 'me' end, 'webale nnyo', i, null, null
     from ${numbers(long)}`,
  `insert into messages
     select 'short' || i, 'b' || i, 'me', 1, 'b' || i, 'webale', ${long} + i, null, null
     from ${numbers(others)} where i > 0`,
  `insert into delivery_counters values ('me', ${long + others - 1})`,
  `insert into delivery_counters select 'b' || i, 1 from ${numbers(others)}`,
  `insert into deliveries select 'me', i + 1, 'long' || i from ${numbers(long)}`,
  `insert into deliveries select 'me', ${long} + i, 'short' || i from ${numbers(others)} where i > 0`,
  `insert into deliveries select 'b0', i + 1, 'long' || i from ${numbers(long)}`,
  `insert into inbox_entries
     select 'me', 'b' || i, case when i = 0 then 'long${long - 1}' else 'short' || i end, ${long} + i,
       case when i % 100 = 0 then 1 else 0 end, 0
     from ${numbers(others)}`,
  `insert into inbox_entries
     select 'b' || i, 'me', case when i = 0 then 'long${long - 1}' else 'short' || i end, ${long} + i, 0, 0
     from ${numbers(others)}`,
];

const me = 'me';
const pair = { accountId: me, otherId: 'b0' };
const halfway = { at: new Date(long + others / 2), id: 'b1' };

const reads: readonly {
  readonly screen: string;
  readonly read: (conversations: Conversations) => Promise<unknown>;
}[] = [
  { screen: 'inbox', read: (store) => store.inboxPage({ accountId: me, after: undefined, limit: 21 }) },
  { screen: 'inbox, deep', read: (store) => store.inboxPage({ accountId: me, after: halfway, limit: 21 }) },
  {
    screen: 'conversation, newest page',
    read: (store) => store.before({ ...pair, position: undefined, limit: 31 }),
  },
  {
    screen: 'conversation, older page',
    read: (store) => store.before({ ...pair, position: long / 2, limit: 31 }),
  },
  {
    screen: 'stream of a conversation, replay',
    read: (store) => store.after({ ...pair, position: long / 2, limit: 50 }),
  },
  {
    screen: 'stream of everything, replay',
    read: (store) => store.deliveries({ accountId: me, sequence: long / 2, limit: 50 }),
  },
  { screen: 'unread messages', read: async (store) => [await store.accountState(me)] },
  { screen: 'state of a conversation', read: async (store) => [await store.state(pair)] },
];

async function prepare(db: Database): Promise<void> {
  await db.transaction().execute(async (filling) => {
    for (const statement of fill) await sql.raw(statement).execute(filling);
  });
}

async function stepsOf<Row>(
  opened: OpenDatabase,
  explain: string,
  query: SentQuery,
): Promise<readonly Row[]> {
  const { rows } = await opened.db.executeQuery<Row>(
    CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
  );
  return rows;
}

/** The one query that the read runs; it must find something. */
async function queryOf(
  opened: OpenDatabase,
  read: (conversations: Conversations) => Promise<unknown>,
): Promise<SentQuery> {
  const { watched, during } = recordQueries(opened.db);
  const { found, queries } = await during(() => read(createSqlConversations(watched)));
  if (!Array.isArray(found) || found.length === 0) throw new Error('The read found nothing.');
  const [query, ...more] = queries;
  if (query === undefined || more.length > 0) throw new Error(`${queries.length} queries instead of one.`);
  return query;
}

describe('SQLite', () => {
  let folder: string;
  let opened: OpenDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eddagala-plans-'));
    opened = openSqlite({ file: join(folder, 'large.sqlite') });
    await migrateToLatest(opened.db);
    await prepare(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  describe.each(['without statistics', 'with statistics'])('%s', (statistics) => {
    beforeAll(async () => {
      if (statistics === 'with statistics') await sql`analyze`.execute(opened.db);
    });

    test.each(reads)('$screen: reads from an index, in order', async ({ read }) => {
      const query = await queryOf(opened, read);
      const steps = await stepsOf<{ detail: string }>(opened, 'explain query plan', query);
      const details = steps.map(({ detail }) => detail);
      expect(details.filter((detail) => /^SCAN (?!CONSTANT ROW)|AUTOMATIC|TEMP B-TREE/.test(detail))).toEqual(
        [],
      );
      expect(details.some((detail) => detail.startsWith('SEARCH'))).toBe(true);
    });
  });
});

describe('PostgreSQL', () => {
  const postgres = sharedPostgres();
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await postgres.open('migrated');
    await prepare(opened.db);
    await sql`vacuum analyze`.execute(opened.db);
  });
  afterAll(() => opened.close());

  test.each(reads)('$screen: reads from an index, in order', async ({ read }) => {
    const query = await queryOf(opened, read);
    const steps = await stepsOf<{ 'QUERY PLAN': string }>(opened, 'explain (costs off)', query);
    const plan = steps.map((step) => step['QUERY PLAN']).join('\n');
    // Accounts whose deletion is under way: none, or a few for a moment, which PostgreSQL rightly reads whole.
    expect(plan.replace('Seq Scan on leaving', '')).not.toMatch(/Sort|Hash|Seq Scan/);
    expect(plan).toMatch(/Index (?:Only )?Scan/);
  });
});
