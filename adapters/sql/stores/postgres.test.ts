import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { gate } from '../../../core/fixtures-for-test.ts';
import type { ListPlace } from '../../../core/ports/adverts.ts';
import { describeHealth } from '../../contracts/health.ts';
import { describeOutboxLeases } from '../../contracts/outbox-leases.ts';
import { at, feedOf, foundBy, insertAdvert, insertUser } from '../../contracts/samples.ts';
import { describeStores } from '../../contracts/stores.ts';
import { describeThrottle } from '../../contracts/throttle.ts';
import { createMemoryEventBus } from '../../memory/event-bus.ts';
import { transact } from '../connection/atomic.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { isPostgresInUse, openPostgres } from '../connection/postgres-database.ts';
import { patient } from '../connection/postgres-for-test.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlHealth } from '../upkeep/health.ts';
import { createSqlSearchIndex } from '../words/search-index.ts';
import { advertWords } from '../words/search-words.ts';
import { createSqlOutbox } from './outbox.ts';
import { createSqlStores } from './sql-stores.ts';
import { storePorts } from './store-ports-for-test.ts';
import { createSqlThrottle } from './throttle.ts';
import { createSqlTransaction } from './transaction.ts';

const postgres = sharedPostgres();
let shared: OpenDatabase;
let emptyEveryTable: string;

beforeAll(async () => {
  shared = await postgres.open('migrated');
  const tables = await shared.db.introspection.getTables();
  const statements = tables.map(({ name }) => `delete from ${name}`);
  emptyEveryTable = ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(
    '; ',
  );
});
afterAll(() => shared.close());

/**
 * Empties every table that the migrations have created, because creating a database takes longer than most tests. The
 * order is free, because foreign keys are not checked.
 */
async function empty(): Promise<void> {
  await sql.raw(emptyEveryTable).execute(shared.db);
}

describeStores('PostgreSQL', async () => ({ ports: storePorts(shared.db), close: empty }));

describeOutboxLeases('PostgreSQL', async () => {
  const url = await postgres.create('migrated');
  const [former, here] = [openPostgres({ ...patient, url }), openPostgres({ ...patient, url })];
  return {
    former: {
      outbox: createSqlOutbox(former.db),
      async die() {
        await former.close();
        // The server ends the process of a closed connection in its own time.
        await expect.poll(() => isPostgresInUse(here.db)).toBe(false);
      },
    },
    outbox: createSqlOutbox(here.db),
    close: async () => void (await Promise.all([former.close(), here.close()])),
  };
});

test('a process that is alive keeps what it has taken', async () => {
  const url = await postgres.create('migrated');
  const [one, other] = [openPostgres({ ...patient, url }), openPostgres({ ...patient, url })];
  const [outbox, others] = [createSqlOutbox(one.db), createSqlOutbox(other.db)];
  await outbox.add('task', { kind: 'sweep-pictures' }, at(0));
  const query = { now: at(1), leaseUntil: at(600), limit: 10 };
  expect(await outbox.take(query)).toHaveLength(1);
  expect(await others.take(query)).toEqual([]);
  expect(await outbox.take(query)).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

describeHealth('PostgreSQL', async () => {
  const { db, close } = openPostgres({ ...patient, url: await postgres.create('migrated'), poolSize: 1 });
  const readOnly = async (on: boolean) => {
    await sql`set default_transaction_read_only = ${sql.lit(on)}`.execute(db);
  };
  return {
    health: createSqlHealth(db),
    breakDatabase: close,
    refuseWrites: () => readOnly(true),
    takeWrites: () => readOnly(false),
    close,
  };
});

describeThrottle('PostgreSQL', async () => {
  const throttle = () => createSqlThrottle(shared.db, { secret: 'one' });
  return { throttle: throttle(), restart: async () => throttle(), close: empty };
});

test('two transactions that wait for each other both succeed', async () => {
  const { db } = shared;
  const stores = createSqlStores(db);
  const { id: one } = await insertAdvert(stores, await insertUser(stores, 'amina'), 1);
  const { id: two } = await insertAdvert(stores, await insertUser(stores, 'fatuma'), 2);
  const fans = [await insertUser(stores, 'baraka'), await insertUser(stores, 'chebet')];

  let waiting = 0;
  const { opened: bothHaveTheirFirst, open: proceed } = gate();
  let runs = 0;
  const likeBoth = (accountId: string, ids: readonly string[]) =>
    createSqlTransaction(
      db,
      createMemoryEventBus(),
    )(async ({ likes }) => {
      runs += 1;
      for (const advertId of ids) {
        await likes.set({ advertId, accountId, liked: true, at: at(0) });
        waiting += 1;
        if (waiting === 2) proceed();
        await bothHaveTheirFirst;
      }
    });
  const [first = '', second = ''] = fans;
  await Promise.all([likeBoth(first, [one, two]), likeBoth(second, [two, one])]);

  expect(runs).toBeGreaterThan(2);
  const cards = await stores.adverts.cards({ viewerId: undefined, ids: [one, two] });
  expect(cards.map((card) => card.likeCount)).toEqual([2, 2]);
  await empty();
});

test('keeps the plans of searches on its connections, even after a change to their tables', async () => {
  const { db, close } = openPostgres({ ...patient, url: await postgres.create('migrated'), poolSize: 1 });
  onTestFinished(close);
  const index = createSqlSearchIndex(db);
  const kept = async () =>
    (await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(db)).rows;
  await foundBy(index, 'neem');
  const plans = await kept();
  expect(plans.length).toBeGreaterThan(0);
  await sql`alter table advert_words add column more bigint not null default 0`.execute(db);
  expect((await foundBy(index, 'neem')).places).toEqual([]);
  expect(await kept()).toEqual(plans);
});

test.each([
  { how: 'everywhere alike', has: (number: number) => number % 40 < 9 },
  { how: 'among the newest, and rarely before', has: (number: number) => number < 90 || number % 60 < 5 },
  { how: 'rarely, and often before the newest', has: (number: number) => number % 97 < 3 || number > 4_000 },
])('finds and counts each advert once where a word occurs $how', async ({ has }) => {
  const { db, close } = await postgres.open('migrated');
  onTestFinished(close);
  const hours = 3_600_000;
  const adverts = Array.from({ length: 6_000 }, (_, number) => ({
    ref: `ad_${number}`,
    // Some were posted at the same instant.
    postedAt: Date.UTC(2026, 5) - Math.floor(number / 3) * 4 * hours,
    start: `herb ${number}`,
    title: ['herb', ...(has(number) ? ['neem'] : [])],
    rest: [],
    filters: [],
    price: 1,
  }));
  await advertWords(db).write(db, adverts);
  const newestFirst = adverts
    .filter((_, number) => has(number))
    .toSorted((a, b) => b.postedAt - a.postedAt || (a.ref < b.ref ? 1 : -1))
    .map(({ ref }) => ref);
  const index = createSqlSearchIndex(db);
  for (const max of [newestFirst.length - 1, newestFirst.length + 1])
    expect((await foundBy(index, 'neem', { max })).count).toBe(Math.min(max, newestFirst.length));
  const found: string[] = [];
  for (let after: ListPlace | undefined, more = true; more; ) {
    const { places } = await foundBy(index, 'neem', { after, limit: 100, max: 0 });
    found.push(...places.map(({ id }) => id));
    after = places.at(-1);
    more = after !== undefined;
  }
  expect(found).toEqual(newestFirst);
});

test('reads with the plans that its connections keep, even after a newer release has added columns', async () => {
  const { db, close } = openPostgres({ ...patient, url: await postgres.create('migrated'), poolSize: 1 });
  onTestFinished(close);
  const stores = createSqlStores(db);
  const id = await insertUser(stores, 'amina');
  const { id: advertId } = await insertAdvert(stores, id, 1);
  const page = { viewerId: id, after: undefined, limit: 5 };
  const readAll = () =>
    Promise.all([
      stores.sessions.byHash('none'),
      stores.accounts.byId(id),
      stores.members.standing(id),
      stores.profiles.byAccountId(id),
      stores.profiles.byAccountIds([id]),
      feedOf(stores, { viewerId: id }),
      stores.adverts.sellerPage({ ...page, sellerId: id }),
      stores.adverts.detail(id, advertId),
      stores.adverts.aboutHerbs({ viewerId: id, herbs: ['neem'], limit: 5 }),
      stores.comments.page({ ...page, advertId }),
      stores.ratings.page({ ...page, aboutId: id, joinedBy: new Date(0) }),
      stores.notifications.countUnread(id, 5),
      stores.conversations.accountState(id),
      stores.conversations.deliveries({ accountId: id, sequence: 0, limit: 5 }),
    ]);
  const first = await readAll();
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(14);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema`.execute(db);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} add column more bigint`.execute(db);
  expect(await readAll()).toEqual(first);
});

// The PostgreSQL of the tests has no JIT compiler, so a plan would prove nothing.
test('turns off compiling on every connection', async () => {
  const { db, close } = await postgres.open();
  onTestFinished(close);
  expect((await sql`show jit`.execute(db)).rows).toEqual([{ jit: 'off' }]);
});

test('says when this process may have changed something, only after the commit where there is one', async () => {
  const { db, changes, close } = await postgres.open('migrated');
  const seen = [changes()];
  const sees = (at: number) => expect(seen.indexOf(changes())).toBe(at);
  const draft = { path: '/', fields: '{}', kept_until: 0 };
  await db.selectFrom('drafts').selectAll().execute();
  await foundBy(createSqlSearchIndex(db), 'neem');
  sees(0);
  await sql`with gone as (delete from drafts returning id_hash) select count(*) from gone`.execute(db);
  sees(-1);
  seen.push(changes());
  await db
    .insertInto('drafts')
    .values({ ...draft, id_hash: 'a' })
    .execute();
  sees(-1);
  seen.push(changes());
  await transact(db, async (running) => {
    await running
      .insertInto('drafts')
      .values({ ...draft, id_hash: 'b' })
      .execute();
    seen.push(changes());
  });
  sees(-1);
  seen.push(changes());
  await expect(
    db
      .insertInto('drafts')
      .values({ ...draft, id_hash: 'a' })
      .execute(),
  ).rejects.toThrow();
  sees(-1);
  await close();
});
