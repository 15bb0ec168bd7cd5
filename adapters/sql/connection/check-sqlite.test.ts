import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { checkSqlite } from './database.ts';

const pageSize = 4096;

async function damagedDatabase(): Promise<string> {
  const file = join(temporaryFolder(), 'shop.db');
  const sqlite = new Sqlite(file);
  sqlite.exec(`create table words (word text); insert into words values ('${'neem'.repeat(pageSize)}')`);
  sqlite.close();
  const opened = await open(file, 'r+');
  await opened.write(Buffer.alloc(pageSize, 0xff), 0, pageSize, pageSize);
  await opened.close();
  return file;
}

test('finds the damage in a small file', async () => {
  const file = await damagedDatabase();
  expect(() => checkSqlite({ file })).toThrow();
});

test('reads a large file only when a crash has left its log beside it', async () => {
  const file = await damagedDatabase();
  expect(() => checkSqlite({ file, always: pageSize })).not.toThrow();
  await writeFile(`${file}-wal`, '');
  expect(() => checkSqlite({ file, always: pageSize })).toThrow();
});
