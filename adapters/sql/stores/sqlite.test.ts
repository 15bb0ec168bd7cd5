import { sql } from 'kysely';
import { describeHealth } from '../../contracts/health.ts';
import { describeOutboxLeases } from '../../contracts/outbox-leases.ts';
import { describeStores } from '../../contracts/stores.ts';
import { describeThrottle } from '../../contracts/throttle.ts';
import { openSqlite } from '../connection/database.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { createSqlHealth } from '../upkeep/health.ts';
import { createSqlOutbox } from './outbox.ts';
import { storePorts } from './store-ports-for-test.ts';
import { createSqlThrottle } from './throttle.ts';

const sqlite = migratedSqlite();

describeStores('SQLite', async () => {
  const { db, close } = await sqlite.open();
  return { ports: storePorts(db), close };
});

describeOutboxLeases('SQLite', async () => {
  const file = sqlite.copy();
  const [former, here] = [openSqlite({ file }), openSqlite({ file })];
  return {
    former: { outbox: createSqlOutbox(former.db), die: former.close },
    outbox: createSqlOutbox(here.db),
    close: async () => void (await Promise.all([former.close(), here.close()])),
  };
});

describeHealth('SQLite', async () => {
  const { db, close } = await sqlite.open();
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
  const file = sqlite.copy();
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
