import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someMessage } from '../contracts/conversations.ts';
import { addUser, at, hashOf } from '../contracts/samples.ts';
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
  'on $database a deleted account takes its conversations along, and nobody counts them',
  async ({ open }) => {
    const { db, close } = await open();
    await migrateToLatest(db);
    const stores = createSqlStores(db);
    const { conversations } = stores;
    const amina = await addUser(stores, 'amina');
    const baraka = await addUser(stores, 'baraka');
    const chebet = await addUser(stores, 'chebet');
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
      { otherId: chebet },
    ]);
    expect(await conversations.accountStanding(amina)).toEqual({ lastSequence: 3, unread: 1 });
    expect(await conversations.deliveries({ accountId: amina, sequence: 0, limit: 1 })).toMatchObject([
      { sequence: 2, unread: { total: 1, conversation: 1 } },
    ]);
    expect(await conversations.after({ accountId: amina, otherId: baraka, position: 0, limit: 9 })).toEqual(
      [],
    );
    expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(1);
    expect(await stores.oneTimeLinks.find(hashOf(1), at(0))).toBeUndefined();
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([]);
    await conversations.add(someMessage('d', { from: amina, to: chebet, sentAt: at(5) }));
    expect(await conversations.deliveries({ accountId: amina, sequence: 2, limit: 9 })).toMatchObject([
      { sequence: 4 },
    ]);
    await close();
  },
);
