import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { copyBeforeMigrating } from './copy-before-migrating.ts';

const flush = async () => undefined;
const beginning = 'shop.db.before-upgrade-';
let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'shop.db');
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec("create table herbs (name text); insert into herbs (rowid, name) values (7, 'neem')");
  sqlite.close();
});

const keep = (year: number, flushing = flush) =>
  copyBeforeMigrating({ file }, new Date(Date.UTC(year, 10, 22, 3)), flushing);
const copies = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith(beginning))
    .toSorted();

test('copies the database as it is, for nobody else to read', async () => {
  const site = new Sqlite(file);
  site.exec("insert into herbs values ('moringa')");
  const copy = await keep(2026);
  site.exec('delete from herbs');
  site.close();
  expect(copy).toBe(join(folder, `${beginning}2026-11-22T030000Z`));
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const sqlite = new Sqlite(copy, { readonly: true });
  expect(sqlite.prepare('select rowid, name from herbs').raw().all()).toEqual([
    [7, 'neem'],
    [8, 'moringa'],
  ]);
  sqlite.close();
});

test('keeps the last two copies, and anything that is not such a copy', async () => {
  writeFileSync(join(folder, 'shop.db.mine'), '');
  for (const year of [2023, 2024, 2025, 2026]) await keep(year);
  expect(copies()).toEqual([2025, 2026].map((year) => `${beginning}${year}-11-22T030000Z`));
  expect(readdirSync(folder)).toContain('shop.db.mine');
});

test('leaves the older copies and no half-written one when it breaks off, and removes what a crash has left', async () => {
  await keep(2024);
  await keep(2025);
  const before = copies();
  await expect(keep(2026, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('is full');
  expect(copies()).toEqual(before);
  writeFileSync(join(folder, `${beginning}2023-01-01T000000Z.part`), 'half');
  await keep(2027);
  expect(copies()).toEqual([2025, 2027].map((year) => `${beginning}${year}-11-22T030000Z`));
});
