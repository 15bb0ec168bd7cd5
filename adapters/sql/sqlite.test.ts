import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { describeHealth } from '../contracts/health.ts';
import { describeOutboxLeases } from '../contracts/outbox-leases.ts';
import { describeStores } from '../contracts/stores.ts';
import { describeThrottle } from '../contracts/throttle.ts';
import { openSqlite } from './database.ts';
import { createSqlHealth } from './health.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { createSqlOutbox } from './outbox.ts';
import { storePorts } from './store-ports-for-test.ts';
import { createSqlThrottle } from './throttle.ts';

let folder: string;
let files = 0;

function openCopy() {
  return openSqlite({ file: copyFile() });
}

function copyFile(): string {
  files += 1;
  const file = join(folder, `${files}.sqlite`);
  copyFileSync(join(folder, 'empty.sqlite'), file);
  return file;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eddagala-sqlite-'));
  const { db, close } = openSqlite({ file: join(folder, 'empty.sqlite') });
  await migrateToLatest(db);
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describeStores('SQLite', async () => {
  const { db, close } = openCopy();
  return { ports: storePorts(db), close };
});

describeOutboxLeases('SQLite', async () => {
  const file = copyFile();
  const [former, here] = [openSqlite({ file }), openSqlite({ file })];
  return {
    former: { outbox: createSqlOutbox(former.db), die: former.close },
    outbox: createSqlOutbox(here.db),
    close: async () => void (await Promise.all([former.close(), here.close()])),
  };
});

describeHealth('SQLite', async () => {
  const { db, close } = openCopy();
  const queryOnly = async (on: boolean) => {
    await sql`pragma query_only = ${sql.lit(on ? 1 : 0)}`.execute(db);
  };
  return {
    health: createSqlHealth(db),
    breakDatabase: close,
    refuseWrites: () => queryOnly(true),
    takeWrites: () => queryOnly(false),
    close,
  };
});

describeThrottle('SQLite', async () => {
  const file = copyFile();
  let opened = openSqlite({ file });
  return {
    throttle: createSqlThrottle(opened.db, { secret: 'one' }),
    async restart() {
      await opened.close();
      opened = openSqlite({ file });
      return createSqlThrottle(opened.db, { secret: 'one' });
    },
    close: () => opened.close(),
  };
});
