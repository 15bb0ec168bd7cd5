import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Stores } from '../../core/ports/ports.ts';
import {
  advertIdOf,
  at,
  insertAccount,
  insertAdvert,
  insertPicture,
  insertUser,
  like,
  someAdvert,
  someComment,
  someProfile,
} from '../contracts/samples.ts';
import type { OpenDatabase } from './database.ts';
import { migratedSqlite } from './migrated-sqlite-for-test.ts';
import { createSqlSearchIndex } from './search-index.ts';
import { createSqlStores } from './sql-stores.ts';
import { wrongCounts } from './wrong-counts-for-test.ts';

const sqlite = migratedSqlite();
let opened: OpenDatabase;
let stores: Stores;

beforeEach(async () => {
  opened = await sqlite.open();
  stores = createSqlStores(opened.db);
});
afterEach(() => opened.close());

/** Prefixes without the title or username that they begin, and beginnings without their prefix. */
async function wrongPrefixes(): Promise<unknown[]> {
  const { rows } = await sql`
    with keys(subject, name, posted_at, ref) as (
      select 'advert', title, posted_at, id from adverts
      union all select 'profile', username_key, created_at, account_id from profiles
    ), lengths(length) as (select 1 union all select length + 1 from lengths where length < 20),
    expected as (
      select subject, substr(name, 1, length) as prefix, posted_at, ref
      from keys join lengths on length <= length(name)
    )
    select * from (select * from expected except select * from search_prefixes)
    union all select * from (select * from search_prefixes except select * from expected)
    `.execute(opened.db);
  return rows;
}

test('every kept count and every search prefix stays right, whatever happens', async () => {
  const [amina, baraka] = [await insertUser(stores, 'amina'), await insertUser(stores, 'baraka')];
  const pictures = [];
  for (const number of [1, 2, 3]) pictures.push((await insertPicture(stores, amina, number)).key);
  const [one = '', two = '', three = ''] = pictures;
  const check = async () => {
    expect(await wrongCounts(opened.db)).toEqual([]);
    expect(await wrongPrefixes()).toEqual([]);
  };

  await stores.adverts.add(someAdvert(1, { sellerId: amina, pictureKeys: [one, two, one] }));
  await insertAdvert(stores, amina, 2, { title: 'a title of many more than twenty characters' });
  await check();
  await stores.adverts.add(someAdvert(1, { sellerId: baraka, pictureKeys: [three] }));
  await check();

  const other = { username: 'baraka', pictureKey: three };
  await stores.profiles.update(baraka, someProfile('baraka', other));
  await stores.profiles.update(baraka, someProfile('baraka', { username: 'renamed', pictureKey: one }));
  await stores.profiles.update(baraka, someProfile('baraka', { username: 'amina', pictureKey: two }));
  await check();

  await like(stores, advertIdOf(1), baraka);
  await like(stores, advertIdOf(1), amina);
  await like(stores, advertIdOf(2), amina);
  const newcomer = await insertAccount(stores, 'newcomer');
  await like(stores, advertIdOf(1), newcomer);
  await like(stores, advertIdOf(2), newcomer);
  await check();
  await stores.accounts.verifyEmail(newcomer, 'newcomer@example.com');
  await stores.likes.set({ advertId: advertIdOf(1), accountId: newcomer, liked: false, at: at(9) });
  await stores.comments.add(someComment('first', { advertId: advertIdOf(1), authorId: baraka }));
  await check();

  const change = { ...someAdvert(1, { sellerId: amina, pictureKeys: [two, three] }), updatedAt: at(9) };
  await stores.adverts.update(advertIdOf(1), { ...change, title: '🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿' });
  await check();
  await stores.pictures.removeExpiredHolds(at(10_000));
  await check();
  await stores.adverts.remove(advertIdOf(1));
  await stores.adverts.remove(advertIdOf(2));
  await check();
});

test.each([
  { query: 'prunus africana bark', kind: 'of just 20 characters' },
  { query: 'prunus africana bark,', kind: 'of 21 characters' },
  { query: 'prunus africana bark, dried in the shade', kind: 'that is the whole title' },
])('search finds by a beginning $kind', async ({ query }) => {
  const seller = await insertUser(stores, 'amina');
  await insertAdvert(stores, seller, 1, { title: 'prunus africana bark, dried in the shade' });
  await insertAdvert(stores, seller, 2, { title: 'prunus africana bar' });
  expect(await createSqlSearchIndex(opened.db).adverts(query, 20)).toEqual([advertIdOf(1)]);
});

test.each([
  'prunus africana bark, dried in the shade!',
  'prunus africana bark, dry',
  'prunus africana bark%',
  'prunus africana bark_ dried',
  '%',
  '_',
  '',
])('search finds nothing by %j', async (query) => {
  const seller = await insertUser(stores, 'amina');
  await insertAdvert(stores, seller, 1, { title: 'prunus africana bark, dried in the shade' });
  expect(await createSqlSearchIndex(opened.db).adverts(query, 20)).toEqual([]);
});

test('search cuts no character in two at the end of its longest prefix', async () => {
  const seller = await insertUser(stores, 'amina');
  await insertAdvert(stores, seller, 1, { title: `${'x'.repeat(19)}🌿 fresh` });
  const index = createSqlSearchIndex(opened.db);
  for (const query of ['x'.repeat(19), `${'x'.repeat(19)}🌿`, `${'x'.repeat(19)}🌿 f`]) {
    expect(await index.adverts(query, 20)).toEqual([advertIdOf(1)]);
  }
  expect(await index.adverts(`${'x'.repeat(19)}🌱`, 20)).toEqual([]);
});

test('search finds a username of more than 20 characters', async () => {
  const id = await insertUser(stores, 'amina', { username: 'Amina_of_Kampala_and_Entebbe' });
  await insertUser(stores, 'baraka', { username: 'amina_of_kampala_and_jinja' });
  expect(await createSqlSearchIndex(opened.db).profiles('amina_of_kampala_and_e', 20)).toEqual([id]);
});
