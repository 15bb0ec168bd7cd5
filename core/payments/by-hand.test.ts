import { expect, it } from 'vitest';
import { topAdverts } from '../adverts/top-adverts.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { decideByHand } from './decide-by-hand.ts';
import { newCheckout, stepsOf } from './gateway-for-test.ts';
import { initiatePayment } from './initiate-payment.ts';
import { nameTransaction } from './name-transaction.ts';
import { viewCheckout } from './view-checkout.ts';

const way = { kind: 'manual', number: '+256 700 123456', name: 'Eddagala Ltd' } as const;

async function byHand() {
  const checkout = await newCheckout();
  const ports = { ...checkout.ports, paymentWay: way };
  const { seller, advertId } = checkout;
  const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
  return { ...checkout, ports, reference };
}

it('shows the number, the name and the payment', async () => {
  const { ports, seller, advertId, reference } = await byHand();
  expect(await viewCheckout(ports, seller, advertId)).toMatchObject({
    way,
    amount: 500,
    payment: { reference, state: 'open' },
    promotedUntil: undefined,
  });
});

it('shows a refused transaction as not found, and a payment without one as failed', async () => {
  const stageAfterRefusal = async (transactionId?: string) => {
    const { ports, seller, advertId, reference } = await byHand();
    if (transactionId !== undefined) await nameTransaction(ports, seller, { advertId, transactionId });
    await decideByHand(ports, { reference, decision: 'failed' });
    return (await viewCheckout(ports, seller, advertId)).stage;
  };
  expect(await stageAfterRefusal('MP24011512')).toBe('not-found');
  expect(await stageAfterRefusal()).toBe('failed');
});

it('has a reference that can be typed on a phone', async () => {
  const { reference } = await byHand();
  expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
});

it('keeps the transaction id for the operator, who confirms', async () => {
  const { ports, seller, advertId, reference } = await byHand();
  await nameTransaction(ports, seller, { advertId, transactionId: ' mp24.0115-1234\u2069 ' });
  await nameTransaction(ports, seller, { advertId, transactionId: 'MP2401151234' });
  expect(await ports.payments.awaitingOperator(10)).toMatchObject([
    { reference, transactionId: 'MP2401151234' },
  ]);
  expect((await topAdverts(ports, visitor)).adverts).toEqual([]);
  await decideByHand(ports, { reference, decision: 'paid' });
  expect((await topAdverts(ports, visitor)).adverts.map((card) => card.id)).toEqual([advertId]);
  expect(await stepsOf(ports, reference)).toEqual(['started', 'transaction-named', 'paid']);
});

it('accepts a transaction for one advert only', async () => {
  const { ports, seller, advertId } = await byHand();
  const other = await addAdvert(ports, seller);
  await initiatePayment(ports, seller, { advertId: other, origin: 'https://e.example' });
  await nameTransaction(ports, seller, { advertId, transactionId: 'MP123456' });
  expect(
    await refusalOf(nameTransaction(ports, seller, { advertId: other, transactionId: 'mp 123456' })),
  ).toMatchObject({ code: 'invalid', fields: { transactionId: texts.payments.transactionTaken } });
});

it.each([
  ['', texts.payments.transactionMissing],
  ['   ', texts.payments.transactionMissing],
  ['12345', texts.payments.transactionInvalid],
  ['<script>', texts.payments.transactionInvalid],
  ['1'.repeat(31), texts.payments.transactionInvalid],
])('refuses the transaction id "%s" at its field', async (transactionId, problem) => {
  const { ports, seller, advertId } = await byHand();
  expect(await refusalOf(nameTransaction(ports, seller, { advertId, transactionId }))).toMatchObject({
    fields: { transactionId: problem },
  });
});

it('is only for the seller', async () => {
  const { ports, advertId } = await byHand();
  const stranger = await addUser(ports, 'stranger');
  const input = { advertId, transactionId: 'MP123456' };
  expect(await refusalOf(nameTransaction(ports, stranger, input))).toMatchObject({ code: 'forbidden' });
  expect(await refusalOf(viewCheckout(ports, stranger, advertId))).toMatchObject({ code: 'forbidden' });
});

it('needs an open payment', async () => {
  const { ports, seller, advertId, reference } = await byHand();
  await decideByHand(ports, { reference, decision: 'failed' });
  expect(
    await refusalOf(nameTransaction(ports, seller, { advertId, transactionId: 'MP123456' })),
  ).toMatchObject({ code: 'conflict', message: texts.payments.nothingOpen });
});

it('requires the operator to name an existing payment', async () => {
  const { ports } = await byHand();
  expect(await refusalOf(decideByHand(ports, { reference: 'none', decision: 'paid' }))).toMatchObject({
    code: 'not-found',
  });
});
