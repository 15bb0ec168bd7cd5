import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotWritable } from '../../../core/ports/not-writable.ts';
import { advertIdOf, at, insertAdvert, insertUser } from '../../contracts/samples.ts';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { type OpenDatabase, openSqlite } from '../connection/database.ts';
import { migrateToLatest } from '../upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../words/search-index.ts';
import { createSqlStores } from './sql-stores.ts';

let opened: OpenDatabase;
let file: string;

beforeEach(async () => {
  file = join(temporaryFolder(), 'test.sqlite');
  opened = openSqlite({ file });
  await migrateToLatest(opened.db);
});
afterEach(() => opened.close());

async function written(): Promise<Buffer> {
  await opened.close();
  return readFileSync(file);
}

/** The number of segments of the index of adverts. */
async function pieces(): Promise<number | undefined> {
  const { rows } = await sql<{ pieces: number }>`
    select count(distinct segid) as pieces from advert_words_idx`.execute(opened.db);
  return rows[0]?.pieces;
}

test('nothing of a deleted account’s name is left in the file', async () => {
  const stores = createSqlStores(opened.db);
  const deleted = await insertUser(stores, 'deleted', { username: 'zzrareuser', fullName: 'Zzrarename' });
  for (const number of [1, 2, 3]) await insertUser(stores, `other${number}`);
  await stores.accounts.leave(deleted, at(1));
  expect(await stores.accounts.remove(deleted)).toBe(true);
  const bytes = await written();
  expect(bytes.includes('other1')).toBe(true);
  for (const word of ['zzrare', 'Zzrare']) expect(bytes.includes(word)).toBe(false);
});

test('the search index is compacted to the end although a step of it failed', async () => {
  await opened.close();
  opened = openSqlite({ file, busyTimeout: 0 });
  const stores = createSqlStores(opened.db);
  const seller = await insertUser(stores, 'amina');
  for (let number = 0; number < 40; number += 1) await insertAdvert(stores, seller, number);
  const index = createSqlSearchIndex(opened.db);
  const other = openSqlite({ file });
  await other.db.transaction().execute(() => expect(index.compact()).rejects.toThrow(NotWritable));
  await other.close();
  while (!(await index.compact()));
  expect(await pieces()).toBe(1);
});

test('after the search index was compacted, it is in one piece, and has no word of a deleted advert', async () => {
  const stores = createSqlStores(opened.db);
  const seller = await insertUser(stores, 'amina');
  for (let number = 0; number < 44; number += 1) {
    const word = number % 2 === 0 ? 'zzkept' : 'yygone';
    await insertAdvert(stores, seller, number, { title: `advert${number} ${word}`, description: '' });
  }
  for (let number = 1; number < 44; number += 2) await stores.adverts.remove(advertIdOf(number));
  // SQLite may just have merged all segments.
  for (let number = 44; (await pieces()) === 1; number += 1) {
    await insertAdvert(stores, seller, number, { title: 'zzkept', description: '' });
  }

  const index = createSqlSearchIndex(opened.db);
  while (!(await index.compact()));
  expect(await pieces()).toBe(1);
  const bytes = await written();
  expect(bytes.includes('zzkept')).toBe(true);
  expect(bytes.includes('yygone')).toBe(false);
});
