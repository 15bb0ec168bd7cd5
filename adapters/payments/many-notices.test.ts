import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { type OpenDatabase, openSqlite } from '../sql/database.ts';
import { migrateToLatest } from '../sql/migrate-to-latest.ts';
import { startPostgres } from '../sql/postgres-for-test.ts';
import { createSqlStores } from '../sql/sql-stores.ts';
import { createSqlTransaction } from '../sql/transaction.ts';
import { startGatewayServer } from './gateway-server-for-test.ts';
import { createHttpGateway } from './http-gateway.ts';
import {
  beginTwentyPayments,
  countAnswers,
  expectedAnswers,
  expectRightOnesPaid,
  writeThousandNotices,
} from './notices-for-test.ts';

const secret = 'shared-with-the-gateway';

async function openFile(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-notices-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return openSqlite({ file: join(folder, 'shop.db') });
}

async function openServer(): Promise<OpenDatabase> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return postgres.open();
}

test.each([
  ['SQLite', openFile],
  ['PostgreSQL', openServer],
])(
  '1,000 shuffled, repeated and forged notices leave exactly the right adverts paid: %s',
  async (_, open) => {
    const { db, close } = await open();
    onTestFinished(close);
    await migrateToLatest(db);
    const gateway = await startGatewayServer(({ body }) => ({
      body: JSON.stringify({ paymentUrl: `https://pay.example/${JSON.parse(body).reference}` }),
    }));
    const memory = memoryPorts();
    const ports = {
      ...memory,
      ...createSqlStores(db),
      transaction: createSqlTransaction(db, memory.eventBus),
      paymentWay: createHttpGateway({ endpoint: gateway.origin, secret, clock: memory.clock }),
    };
    const payments = await beginTwentyPayments(ports, () => ports.clock.advance(1));
    const notices = writeThousandNotices(payments, { secret, now: ports.clock.now() });
    expect(notices).toHaveLength(1000);

    const answers = await Promise.all(
      notices.map(async ({ kind, ...notice }) => ({
        kind,
        answer: await receiveNotice(ports, notice).then(
          () => 'taken',
          (error: { code?: string }) => error.code,
        ),
      })),
    );
    expect(countAnswers(answers)).toEqual(expectedAnswers('taken', 'forbidden'));
    await expectRightOnesPaid(ports, payments);
    const whole = await sql<{ sum: number | string }>`select sum(amount) as sum from payment_ledger`.execute(
      db,
    );
    expect(Number(whole.rows[0]?.sum)).toBe(5000);
  },
);
