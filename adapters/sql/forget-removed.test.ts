import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at, insertUser } from '../contracts/samples.ts';
import { temporaryFolder } from '../temporary-folder-for-test.ts';
import { openSqlite } from './database.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { createSqlStores } from './sql-stores.ts';

test('nothing of a deleted account’s name is left in the file', async () => {
  const file = join(temporaryFolder(), 'test.sqlite');
  const opened = openSqlite({ file });
  await migrateToLatest(opened.db);
  const stores = createSqlStores(opened.db);
  const deleted = await insertUser(stores, 'deleted', { username: 'zzrareuser', fullName: 'Zzrarename' });
  for (const number of [1, 2, 3]) await insertUser(stores, `other${number}`);
  await stores.accounts.leave(deleted, at(1));
  expect(await stores.accounts.remove(deleted)).toBe(true);
  await opened.close();
  const bytes = readFileSync(file);
  expect(bytes.includes('other1')).toBe(true);
  for (const word of ['zzrare', 'Zzrare']) expect(bytes.includes(word)).toBe(false);
});
