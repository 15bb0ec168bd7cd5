import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someMessage } from '../contracts/conversations.ts';
import { at, hashOf, insertUser } from '../contracts/samples.ts';
import { openSqlite } from './database.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { startPostgres, type TestPostgres } from './postgres-for-test.ts';
import { createSqlStores } from './sql-stores.ts';

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eddagala-deleted-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  { database: 'SQLite', open: async () => openSqlite({ file: join(folder, 'test.sqlite') }) },
  { database: 'PostgreSQL', open: () => postgres.open() },
])(
  'on $database what a deleted account has said stays with the other, and its own inbox goes',
  async ({ open }) => {
    const { db, close } = await open();
    await migrateToLatest(db);
    const stores = createSqlStores(db);
    const { conversations } = stores;
    const amina = await insertUser(stores, 'amina');
    const baraka = await insertUser(stores, 'baraka');
    const chebet = await insertUser(stores, 'chebet');
    await conversations.add(someMessage('a', { from: baraka, to: amina, sentAt: at(1) }));
    await conversations.add(someMessage('b', { from: chebet, to: amina, sentAt: at(2) }));
    await conversations.add(someMessage('c', { from: baraka, to: amina, sentAt: at(3) }));
    await stores.blocks.set({ blockerId: amina, blockedId: baraka, blocked: true, at: at(4) });

    await stores.oneTimeLinks.add({
      tokenHash: hashOf(1),
      kind: 'reset-password',
      accountId: baraka,
      email: 'baraka@example.com',
      expiresAt: at(60),
    });

    await db.deleteFrom('accounts').where('id', '=', baraka).execute();

    expect(await conversations.inboxPage({ accountId: amina, after: undefined, limit: 9 })).toMatchObject([
      { otherId: baraka, other: undefined, unread: 2 },
      { otherId: chebet },
    ]);
    expect(await conversations.accountState(amina)).toEqual({ lastSequence: 3, unread: 3 });
    expect(
      await conversations.after({ accountId: amina, otherId: baraka, position: 0, limit: 9 }),
    ).toMatchObject([{ from: baraka }, { from: baraka }]);
    expect(await conversations.markRead({ accountId: amina, otherId: baraka, position: 2 })).toBe(true);
    expect(await db.selectFrom('deliveries').select('account_id').execute()).toHaveLength(4);
    expect(
      await db.selectFrom('inbox_entries').select('account_id').where('account_id', '=', baraka).execute(),
    ).toEqual([]);
    expect(await stores.oneTimeLinks.find(hashOf(1), at(0))).toBeUndefined();
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([]);
    await conversations.add(someMessage('d', { from: amina, to: chebet, sentAt: at(5) }));
    expect(await conversations.deliveries({ accountId: amina, sequence: 3, limit: 9 })).toMatchObject([
      { sequence: 4 },
    ]);
    await close();
  },
);
