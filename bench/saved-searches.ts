import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createRandomIds } from '../adapters/identity/random-ids.ts';
import { type OpenDatabase, openSqlite } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import { createSqlTransaction } from '../adapters/sql/stores/transaction.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { leftOut } from '../core/entities/advert.ts';
import type { AdvertSearch } from '../core/entities/saved-search.ts';
import { allHerbs } from '../core/herbs/herbs.ts';
import { districts } from '../core/locations/locations.ts';
import type { MatchTask } from '../core/ports/outbox.ts';
import { matchAdvert } from '../core/saved-searches/match-advert.ts';
import { keyOfSearch } from '../core/saved-searches/search-keys.ts';
import type { BenchRow } from './bench-row.ts';
import { clockOf } from './clock-of.ts';
import { median } from './median.ts';

const searchTotal = 100_000;
const perAccount = 20;
const advertTotal = 20;

/** The same numbers in each run. */
function createDice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const pick = <Item>(items: readonly Item[]) => items[roll(items.length)] as Item;
  /** Some far more often than others, as people look for them. */
  const favourite = <Item>(items: readonly Item[]) =>
    items[Math.min(roll(items.length), roll(items.length))] as Item;
  return { roll, pick, favourite };
}

const { roll, pick, favourite } = createDice(15);
const herbs = allHerbs.filter(({ banned }) => banned === undefined);
const names = herbs.flatMap((herb) => herb.names.map(({ text }) => text));
const adjectives = [
  'fresh',
  'dried',
  'powder',
  'leaves',
  'organic',
  'seeds',
  'oil',
  'tea',
  'bark',
  'roots',
  'cheap',
];
const syllables = ['ka', 'mu', 'lo', 'ni', 'be', 'ta', 'su', 'go', 'wa', 'zi', 'pe', 'ro', 'nya', 'mba'];
const vocabulary = Array.from({ length: 3000 }, () =>
  Array.from({ length: 3 + roll(3) }, () => pick(syllables)).join(''),
);

/** Three of five by words, one by a herb, one by district and price; half of the first four narrowed further. */
function someSearch(): AdvertSearch {
  const kind = roll(5);
  const low = 1000 * (1 + roll(50));
  const narrowed = kind === 4 || roll(2) === 0;
  const words = [favourite(names), `${favourite(names)} ${pick(adjectives)}`, favourite(vocabulary)];
  return {
    query: kind < 3 ? pick(words) : '',
    herb: kind === 3 ? favourite(herbs).slug : undefined,
    district: narrowed && (kind === 4 || roll(3) > 0) ? favourite(districts) : undefined,
    minPrice: narrowed ? low : undefined,
    maxPrice: narrowed ? low + 1000 * roll(50) : undefined,
  };
}

const sameSearch: AdvertSearch = {
  query: 'ginger',
  herb: undefined,
  district: undefined,
  minPrice: undefined,
  maxPrice: undefined,
};

/** How long it takes to match one advert against 100,000 saved searches of all kinds, and when all are the same. */
export async function run({
  postgres,
}: {
  readonly postgres: string | undefined;
}): Promise<readonly BenchRow[]> {
  if (postgres !== undefined)
    return measureIn('PostgreSQL', openPostgres({ url: postgres, poolSize: 1, statementTimeout: 0 }));
  const folder = mkdtempSync(join(tmpdir(), 'eddagala-bench-'));
  try {
    return await measureIn('SQLite', openSqlite({ file: join(folder, 'shop.sqlite') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureIn(name: string, opened: OpenDatabase): Promise<readonly BenchRow[]> {
  return measure(name, opened).finally(() => opened.close());
}

async function measure(name: string, { db }: OpenDatabase): Promise<readonly BenchRow[]> {
  const now = await clockOf(db);
  await migrateToLatest(db);
  const stores = createSqlStores(db);
  const transaction = createSqlTransaction(db, { publish: async () => undefined });
  const ports = { transaction, ids: createRandomIds(), clock: { now: () => new Date() } };
  const sellerId = await addAccount('seller');

  async function addAccount(id: string): Promise<string> {
    const profile = { username: id, fullName: id, about: '', address: '', phoneNumber: '' };
    const nothing = { passwordHash: undefined, displayName: undefined, googleSubject: undefined };
    const account = {
      id,
      email: `${id}@example.com`,
      emailVerified: true,
      createdAt: new Date(0),
      ...nothing,
    };
    await stores.accounts.add({ ...account, consentedAt: undefined });
    const rest = {
      callMe: false,
      whatsappMe: false,
      dateOfBirth: undefined,
      pictureKey: undefined,
      createdAt: new Date(0),
    };
    await stores.profiles.add({ accountId: id, ...profile, ...rest });
    return id;
  }

  async function saveSearches(searches: (number: number) => AdvertSearch): Promise<void> {
    await db.deleteFrom('saved_searches').execute();
    for (let from = 0; from < searchTotal; from += 1000) {
      const batch = Array.from({ length: 1000 }, (_, index) => {
        const search = searches(from + index);
        return {
          id: `search${from + index}`.padEnd(20, 'x'),
          account_id: `account${Math.floor((from + index) / perAccount)}`,
          query: search.query,
          herb: search.herb ?? null,
          district: search.district ?? null,
          min_price: search.minPrice ?? null,
          max_price: search.maxPrice ?? null,
          search_key: keyOfSearch(search),
          saved_at: 0,
        };
      });
      await db.insertInto('saved_searches').values(batch).execute();
    }
  }

  let adverts = 0;
  async function postAdvert(title: string): Promise<string> {
    adverts += 1;
    const id = `ad_${adverts}`;
    const words = Array.from({ length: 15 + roll(30) }, () => pick(roll(10) === 0 ? adjectives : vocabulary));
    const place = { ...leftOut, district: favourite(districts) };
    const text = {
      title,
      description: words.join(' '),
      price: 1000 * (1 + roll(80)),
      herbs: [],
    };
    const postedAt = new Date(adverts);
    const times = { postedAt, endsAt: postedAt };
    await stores.adverts.add({ id, sellerId, ...text, ...place, pictureKeys: ['picture'], ...times });
    return id;
  }

  /** Milliseconds of each task that it takes, of at most the first 20. */
  async function match(advertId: string): Promise<readonly number[]> {
    const times: number[] = [];
    let task: MatchTask | undefined = { kind: 'match-advert', advertId, at: Date.now() };
    while (task !== undefined && times.length < 20) {
      await stores.outbox.add('task', task, new Date(0));
      const begun = now();
      await matchAdvert(ports, { id: 'task', task });
      times.push(now() - begun);
      const waiting = await stores.outbox.take({ now: new Date(), leaseUntil: new Date(), limit: 9 });
      task = waiting.map((entry) => entry.task).find((found) => found.kind === 'match-advert');
      for (const { id } of waiting) await stores.outbox.finish(id);
    }
    return times;
  }

  await sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${searchTotal / perAccount - 1})
    insert into accounts (id, email, email_verified, created_at)
    select 'account' || i, i || '@example.com', 1, 0 from n`.execute(db);
  const picture = { key: 'picture', width: 1, height: 1, placeholder: '' };
  await stores.pictures.hold(picture, { accountId: sellerId, until: new Date() });

  await saveSearches(someSearch);
  await sql`analyze`.execute(db);
  const kinds = { 'few look for': () => pick(vocabulary), 'about a herb': () => favourite(names) };
  const rows: BenchRow[] = [];
  for (const [kind, title] of Object.entries(kinds)) {
    const whole: number[] = [];
    await db.deleteFrom('notifications').execute();
    for (let number = 0; number < advertTotal; number += 1) {
      const times = await match(await postAdvert(title()));
      whole.push(times.reduce((sum, time) => sum + time, 0));
    }
    const told = await db.selectFrom('notifications').select('id').execute();
    rows.push(
      { name: `${name}: an advert, ${kind}: people told`, value: told.length / advertTotal, unit: '' },
      { name: `${name}: an advert, ${kind}: median`, value: median(whole), unit: 'ms' },
      { name: `${name}: an advert, ${kind}: longest`, value: Math.max(...whole), unit: 'ms' },
    );
  }

  await saveSearches(() => sameSearch);
  const steps = await match(await postAdvert('ginger'));
  return [
    ...rows,
    { name: `${name}: when all look for the same, a task of 500, median`, value: median(steps), unit: 'ms' },
    { name: `${name}: when all look for the same, longest task`, value: Math.max(...steps), unit: 'ms' },
  ];
}
