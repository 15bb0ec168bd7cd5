import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { type OpenDatabase, openSqlite } from './database.ts';

let opened: OpenDatabase;
beforeEach(() => {
  opened = openSqlite({ file: join(temporaryFolder(), 'test.sqlite') });
});
afterEach(() => opened.close());

test('the connection goes to one after another, in the order in which they asked', async () => {
  const { db } = opened;
  const heard: string[] = [];
  const use = (name: string) =>
    db.connection().execute(async (connection) => {
      heard.push(`${name} begins`);
      await sql`select 1`.execute(connection);
      heard.push(`${name} ends`);
    });
  const first = ['a', 'b', 'c'].map(use);
  await first[0];
  await Promise.all([...first, use('d')]);
  expect(heard).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('the connection is free again after somebody who failed', async () => {
  const { db } = opened;
  const failures = await Promise.allSettled([
    sql`select * from nowhere`.execute(db),
    db.transaction().execute(async () => {
      throw new Error('changed its mind');
    }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a full disk is reported as such, although SQLite has ended the transaction by itself', async () => {
  const { db } = opened;
  const failing = db.transaction().execute(async (running) => {
    await sql`rollback`.execute(running);
    throw new Error('database or disk is full');
  });
  await expect(failing).rejects.toThrow('database or disk is full');
  await db.transaction().execute((running) => sql`create table later (id integer)`.execute(running));
});
