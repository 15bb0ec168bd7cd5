import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { describeHealth } from '../contracts/health.ts';
import { describeStores } from '../contracts/stores.ts';
import type { OpenDatabase } from './database.ts';
import { createSqlHealth } from './health.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { startPostgres, type TestPostgres } from './postgres-for-tests.ts';
import { createSqlSearchIndex } from './search-index.ts';
import { createSqlStores } from './sql-stores.ts';
import { createSqlTransaction } from './transaction.ts';

let postgres: TestPostgres;
let shared: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  shared = await postgres.open();
  await migrateToLatest(shared.db);
});
afterAll(async () => {
  await shared.close();
  await postgres.stop();
});

/** Making a database takes longer than most tests, so that they follow one another in one and leave it empty. */
async function empty(): Promise<void> {
  await sql`truncate accounts, pictures, search_prefixes, form_keys, feedback, outbox, drafts cascade`.execute(
    shared.db,
  );
}

describeStores('PostgreSQL', async () => {
  const { db } = shared;
  return {
    ports: {
      ...createSqlStores(db),
      transaction: createSqlTransaction(db),
      searchIndex: createSqlSearchIndex(db),
    },
    close: empty,
  };
});

describeHealth('PostgreSQL', async () => {
  const { db, close } = await postgres.open();
  await migrateToLatest(db);
  return { health: createSqlHealth(db), breakDatabase: close, close };
});
