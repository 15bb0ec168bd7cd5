import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { initiatePayment } from '../../core/payments/initiate-payment.ts';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import { addAdvert, addUser } from '../../core/test-fixtures.ts';
import { minute } from '../../core/time/durations.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { openSqlite } from '../sql/database.ts';
import { migrateToLatest } from '../sql/migrate-to-latest.ts';
import { createSqlStores } from '../sql/sql-stores.ts';
import { createSqlTransaction } from '../sql/transaction.ts';
import { startGatewayServer } from './gateway-server-for-test.ts';
import { createHttpGateway } from './http-gateway.ts';
import { signatureOf } from './signature.ts';

const secret = 'shared-with-the-gateway';

/** The same order in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 11;
  return items
    .map((item) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return { item, at: seed };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

async function openShop() {
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-notices-'));
  const { db, close } = openSqlite({ file: join(folder, 'shop.db') });
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  await migrateToLatest(db);
  const gateway = await startGatewayServer(({ body }) => ({
    body: JSON.stringify({ paymentUrl: `https://pay.example/${JSON.parse(body).reference}` }),
  }));
  const memory = memoryPorts();
  return {
    ...memory,
    ...createSqlStores(db),
    transaction: createSqlTransaction(db),
    paymentWay: createHttpGateway({ endpoint: gateway.origin, secret, clock: memory.clock }),
  };
}

test('1,000 shuffled, repeated and forged notices leave exactly the right adverts paid', async () => {
  const ports = await openShop();
  const seller = await addUser(ports, 'nakato');
  const payments: { reference: string; advertId: string; becomes: 'paid' | 'failed' | 'pending' }[] = [];
  for (let number = 0; number < 20; number += 1) {
    ports.clock.advance(1);
    const advertId = await addAdvert(ports, seller);
    const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
    const becomes = (['paid', 'failed', 'paid', 'pending'] as const)[number % 4] ?? 'pending';
    payments.push({ reference, advertId, becomes });
  }
  const now = ports.clock.now();
  const notices = payments.flatMap(({ reference, becomes }, index) => {
    const write = (status: string, { amount = '500.00', key = secret, at = now } = {}) => {
      const body = JSON.stringify({ reference, status, amount, currency: 'UGX' });
      return { method: 'POST', headers: { 'x-signature': signatureOf(body, { key, at }) }, query: {}, body };
    };
    const times = <Notice>(count: number, make: () => Notice) => Array.from({ length: count }, make);
    const other = payments[(index + 1) % payments.length]?.reference ?? '';
    return [
      ...times(20, () => write(becomes)),
      ...times(5, () => write('paid', { amount: '5.00' })),
      ...times(10, () => write('paid', { key: 'guessed-by-somebody' })),
      ...times(5, () => write('paid', { at: new Date(now.getTime() - 10 * minute) })),
      ...times(5, () => ({ ...write('failed'), body: write('paid').body })),
      ...times(5, () => {
        const notice = write('paid');
        return { ...notice, body: notice.body.replace(reference, `${other}x`) };
      }),
    ];
  });
  expect(notices).toHaveLength(1000);

  const outcomes = await Promise.all(
    shuffled(notices).map((notice) =>
      receiveNotice(ports, notice).then(
        () => 'taken',
        (error: { code?: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(500);
  expect(outcomes.filter((outcome) => outcome === 'forbidden')).toHaveLength(500);

  let brought = 0;
  for (const { reference, becomes } of payments) {
    const state = becomes === 'pending' ? 'open' : becomes;
    expect((await ports.payments.byReference(reference))?.state).toBe(state);
    const ledger = await ports.payments.ledgerOf(reference);
    const steps = ledger.map(({ step }) => step);
    expect(steps.filter((step) => step === 'paid')).toHaveLength(becomes === 'paid' ? 1 : 0);
    expect(steps.filter((step) => step === 'failed')).toHaveLength(becomes === 'failed' ? 1 : 0);
    const sum = ledger.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(becomes === 'paid' ? 500 : 0);
    brought += sum;
  }
  expect(brought).toBe(10 * 500);
  const promoted = await ports.adverts.promoted({ viewerId: undefined, since: new Date(0), limit: 100 });
  expect(promoted.map(({ id }) => id).toSorted()).toEqual(
    payments
      .filter(({ becomes }) => becomes === 'paid')
      .map(({ advertId }) => advertId)
      .toSorted(),
  );
});
