import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { addAdvert, addUser } from '../../core/fixtures-for-test.ts';
import { initiatePayment } from '../../core/payments/initiate-payment.ts';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import type { RawNotice } from '../../core/ports/payment-gateway.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { minute } from '../../core/shared/time/durations.ts';
import { startAnsweringServer } from '../answering-server-for-test.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { migratedSqlite } from '../sql/connection/migrated-sqlite-for-test.ts';
import { sharedPostgres } from '../sql/connection/shared-postgres-for-test.ts';
import { createSqlStores } from '../sql/stores/sql-stores.ts';
import { createSqlTransaction } from '../sql/stores/transaction.ts';
import { createHttpGateway } from './http-gateway.ts';
import { signatureOf } from './signature.ts';

const secret = 'shared-with-the-gateway';

interface BegunPayment {
  readonly reference: string;
  readonly advertId: string;
  readonly becomes: 'paid' | 'failed' | 'pending';
}

const outcomes = ['paid', 'failed', 'paid', 'pending'] as const;

/** Twenty adverts that a seller pays for: ten are paid, five payments fail, and of five nothing is heard. */
async function beginTwentyPayments(ports: Ports, tick: () => void): Promise<readonly BegunPayment[]> {
  const seller = await addUser(ports, 'nakato');
  const payments: BegunPayment[] = [];
  for (let number = 0; number < 20; number += 1) {
    tick();
    const advertId = await addAdvert(ports, seller);
    const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
    payments.push({ reference, advertId, becomes: outcomes[number % 4] ?? 'pending' });
  }
  return payments;
}

/** The kinds of notices, with their number for each payment: a thousand in all. */
const kinds = {
  genuine: 20,
  'of another amount': 5,
  'signed by somebody else': 10,
  'too old': 5,
  'with the signature of another body': 5,
  'about another payment': 5,
} as const;
type NoticeKind = keyof typeof kinds;

/** A thousand notices, shuffled the same way in every run; those of the first two kinds come from the gateway. */
function writeThousandNotices(
  payments: readonly BegunPayment[],
  now: Date,
): readonly (RawNotice & { readonly kind: NoticeKind })[] {
  const notices = payments.flatMap(({ reference, becomes }, index) => {
    const other = payments[(index + 1) % payments.length]?.reference ?? '';
    const write = (status: string, { amount = '500.00', key = secret, at = now } = {}): RawNotice => {
      const body = JSON.stringify({ reference, status, amount, currency: 'UGX' });
      return { method: 'POST', headers: { 'x-signature': signatureOf(body, { key, at }) }, query: {}, body };
    };
    const paid = write('paid');
    const examples: Readonly<Record<NoticeKind, RawNotice>> = {
      genuine: write(becomes),
      'of another amount': write('paid', { amount: '5.00' }),
      'signed by somebody else': write('paid', { key: 'guessed-by-somebody' }),
      'too old': write('paid', { at: new Date(now.getTime() - 10 * minute) }),
      'with the signature of another body': { ...write('failed'), body: paid.body },
      'about another payment': { ...paid, body: paid.body.replace(reference, other) },
    };
    return Object.entries(kinds).flatMap(([kind, times]) =>
      Array.from({ length: times }, () => ({
        ...examples[kind as NoticeKind],
        kind: kind as NoticeKind,
      })),
    );
  });
  return shuffled(notices);
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  let seed = 11;
  return items
    .map((item) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return { item, at: seed };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Counts how often each kind was answered in each way, such as "genuine: 200". */
function countAnswers(
  answers: readonly { readonly kind: NoticeKind; readonly answer: string }[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind, answer } of answers) {
    const name = `${kind}: ${answer}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Checks that exactly the right adverts are promoted, each payment was settled once, and the ledger adds up. */
async function expectRightOnesPaid(ports: Ports, payments: readonly BegunPayment[]): Promise<void> {
  let brought = 0;
  for (const { reference, becomes } of payments) {
    const state = becomes === 'pending' ? 'open' : becomes;
    expect((await ports.payments.byReference(reference))?.state).toBe(state);
    const ledger = await ports.payments.ledgerOf(reference);
    const steps = ledger.map(({ step }) => step);
    expect(steps.slice(0, 2)).toEqual(['started', 'gateway-ready']);
    expect(steps.filter((step) => step === 'paid')).toHaveLength(becomes === 'paid' ? 1 : 0);
    expect(steps.filter((step) => step === 'failed')).toHaveLength(becomes === 'failed' ? 1 : 0);
    // A mismatch is not recorded after a payment is paid.
    if (becomes !== 'paid') expect(steps).toContain('mismatch');
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
}

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

test.each([
  ['SQLite', () => sqlite.open()],
  ['PostgreSQL', () => postgres.open('migrated')],
])(
  '1,000 shuffled, repeated and forged notices leave exactly the right adverts paid: %s',
  async (_, open) => {
    const { db, close } = await open();
    onTestFinished(close);
    const gateway = await startAnsweringServer(({ body }) => ({
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
    const notices = writeThousandNotices(payments, ports.clock.now());
    expect(notices).toHaveLength(1000);

    const answers = await Promise.all(
      notices.map(async ({ kind, ...notice }) => ({
        kind,
        answer: await receiveNotice(ports, notice).then(
          () => 'taken',
          (error: { code?: string }) => String(error.code),
        ),
      })),
    );
    expect(countAnswers(answers)).toEqual({
      'genuine: taken': 400,
      'of another amount: taken': 100,
      'signed by somebody else: forbidden': 200,
      'too old: forbidden': 100,
      'with the signature of another body: forbidden': 100,
      'about another payment: forbidden': 100,
    });
    await expectRightOnesPaid(ports, payments);
    const whole = await sql<{ sum: number | string }>`select sum(amount) as sum from payment_ledger`.execute(
      db,
    );
    expect(Number(whole.rows[0]?.sum)).toBe(5000);
  },
);
