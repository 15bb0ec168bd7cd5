import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Stores } from '../../../core/ports/ports.ts';
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
} from '../../contracts/samples.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { wrongCounts } from '../upkeep/wrong-counts-for-test.ts';
import { clearSearchWords, writeSearchWords } from '../words/search-words.ts';
import { createSqlStores } from './sql-stores.ts';

const sqlite = migratedSqlite();
let opened: OpenDatabase;
let stores: Stores;

beforeEach(async () => {
  opened = await sqlite.open();
  stores = createSqlStores(opened.db);
});
afterEach(() => opened.close());

/** The entries of the search index, word by word, and words without an entry. */
async function indexed(): Promise<unknown> {
  const tables = ['advert_words', 'profile_words'].map(async (name) => {
    const vocabulary = sql.table(`temp.${name}_vocabulary`);
    await sql`create virtual table if not exists ${vocabulary} using fts5vocab (main, ${sql.lit(name)}, instance)`.execute(
      opened.db,
    );
    const { rows } = await sql`select ref, start, place / 1024 as posted_at, col, term
      from ${sql.table(`${name}_places`)} left join ${vocabulary} as vocabulary on vocabulary.doc = place
      order by ref, col, term`.execute(opened.db);
    const { rows: strays } = await sql`select doc from ${vocabulary}
      where doc not in (select place from ${sql.table(`${name}_places`)})`.execute(opened.db);
    return [rows, strays];
  });
  const { rows: spellings } = await sql`select word, adverts, group_concat(key, ' ' order by key) as keys
    from spellings left join spellings_keys on spelling = id group by word order by word`.execute(opened.db);
  const { rows: ofAdverts } = await sql`select * from spellings_of_adverts order by advert_id`.execute(
    opened.db,
  );
  const { rows: strays } = await sql`select key from spellings_keys
    where spelling not in (select id from spellings)`.execute(opened.db);
  return [...(await Promise.all(tables)), spellings, ofAdverts, strays];
}

async function expectIndexed(): Promise<void> {
  const kept = await indexed();
  await clearSearchWords(opened.db);
  await writeSearchWords(opened.db);
  expect(kept).toEqual(await indexed());
}

test('every stored count and every word that search reads stays correct, whatever happens', async () => {
  const [amina, baraka] = [await insertUser(stores, 'amina'), await insertUser(stores, 'baraka')];
  const pictures = [];
  for (const number of [1, 2, 3]) pictures.push((await insertPicture(stores, amina, number)).key);
  const [one = '', two = '', three = ''] = pictures;
  const check = async () => {
    expect(await wrongCounts(opened.db)).toEqual([]);
    await expectIndexed();
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
  await stores.profiles.indexWords(baraka);
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
  const { title, description } = { ...change, title: '🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿 🌿' };
  await stores.adverts.setHerbs(advertIdOf(1), { title, description, herbs: ['neem'] });
  await check();
  await stores.pictures.removeExpiredHolds(at(10_000));
  await check();
  await stores.adverts.remove(advertIdOf(1));
  await stores.adverts.remove(advertIdOf(2));
  await check();
  await stores.likes.set({ advertId: advertIdOf(2), accountId: newcomer, liked: false, at: at(9) });
  expect(await stores.accounts.remove(newcomer)).toBe(true);
  await check();
});
