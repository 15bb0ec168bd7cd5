import { describe, expect, onTestFinished, test } from 'vitest';
import { at } from '../../contracts/samples.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlOutbox } from '../stores/outbox.ts';
import { measureDatabase } from './measure-database.ts';

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

describe.each([
  ['SQLite', () => sqlite.open()],
  ['PostgreSQL', () => postgres.open('migrated')],
])('the measures of a database on %s', (_, open: () => Promise<OpenDatabase>) => {
  test('include its size, and what is waiting in its outbox', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const outbox = createSqlOutbox(db);
    const now = at(60);
    const empty = await measureDatabase(db, now);
    expect(empty).toEqual({ bytes: expect.any(Number), waiting: 0, oldest: 0, failing: 0 });
    expect(empty.bytes).toBeGreaterThan(100_000);

    await outbox.add('due', { kind: 'sweep-pictures' }, at(0));
    await outbox.add('due later', { kind: 'sweep-pictures' }, at(30));
    await outbox.add('tomorrow', { kind: 'begin-ends' }, at(3600));
    await outbox.add('failed', { kind: 'begin-digests' }, at(0));
    await outbox.postpone('failed', at(120), 'no route');
    expect(await measureDatabase(db, now)).toMatchObject({
      waiting: 2,
      oldest: now.getTime() - at(0).getTime(),
      failing: 1,
    });
  });
});
