import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '../../contracts/samples.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { createSqlThrottle } from './throttle.ts';

const sqlite = migratedSqlite();
let opened: OpenDatabase;
beforeEach(async () => {
  opened = await sqlite.open();
});
afterEach(() => opened.close());

const allowance = { key: '["log-in","together","amina@example.com","192.0.2.1"]', count: 1, window: 60_000 };

test('keeps nothing that can be read', async () => {
  const throttle = createSqlThrottle(opened.db, { secret: 'one' });
  await throttle.take([allowance], at(0));
  await throttle.remember('192.0.2.1', at(60));
  const rows = await opened.db.selectFrom('throttle').selectAll().execute();
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test('keeps keys that cannot be found by trying them without the secret', async () => {
  await createSqlThrottle(opened.db, { secret: 'one' }).take([allowance], at(0));
  const stranger = createSqlThrottle(opened.db, { secret: 'two' });
  expect(await stranger.take([allowance], at(0))).toBeUndefined();
  expect(await opened.db.selectFrom('throttle').selectAll().execute()).toHaveLength(2);
});

test('writes nothing for a try that is refused', async () => {
  const throttle = createSqlThrottle(opened.db, { secret: 'one' });
  await throttle.take([allowance], at(0));
  const before = await opened.db.selectFrom('throttle').selectAll().execute();
  const other = { ...allowance, key: 'another' };
  expect(await throttle.take([other, allowance], at(1))).toEqual(at(60));
  expect(await opened.db.selectFrom('throttle').selectAll().execute()).toEqual(before);
});
