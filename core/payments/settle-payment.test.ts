import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { accountChannel } from '../accounts/announce.ts';
import { toggleLike } from '../adverts/toggle-like.ts';
import { topAdverts } from '../adverts/top-adverts.ts';
import type { Evidence } from '../entities/payment.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { day, hour } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import { evidence, newCheckout, stepsOf } from './gateway-for-test.ts';
import { settlePayment } from './settle-payment.ts';

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const openPayment = async ({ begin }: Checkout) => (await begin()).reference;

function ledgerSum(ports: MemoryPorts): number {
  return [...ports.database.tables.ledger.values()].reduce((sum, entry) => sum + entry.amount, 0);
}

const topIds = async ({ ports }: Checkout) =>
  (await topAdverts(ports, visitor)).adverts.map((card) => card.id);

async function after(...story: readonly Evidence[]) {
  const checkout = await newCheckout();
  const reference = await openPayment(checkout);
  for (const said of story) await settlePayment(checkout.ports, reference, said);
  const payment = await checkout.ports.payments.byReference(reference);
  const steps = (await stepsOf(checkout.ports, reference)).slice(2);
  return {
    state: payment?.state,
    steps,
    sum: ledgerSum(checkout.ports),
    top: (await topIds(checkout)).length,
  };
}

describe('settling a payment', () => {
  it('makes the advert a top advert for 30 days', async () => {
    const checkout = await newCheckout();
    await settlePayment(checkout.ports, await openPayment(checkout), evidence('paid'));
    expect(await topIds(checkout)).toEqual([checkout.advertId]);
    checkout.ports.clock.advance(30 * day);
    expect(await topIds(checkout)).toEqual([checkout.advertId]);
    checkout.ports.clock.advance(1);
    expect(await topIds(checkout)).toEqual([]);
  });

  it('says whether top adverts were paid for, and never mixes the two kinds', async () => {
    const checkout = await newCheckout();
    const { ports, seller, advertId } = checkout;
    ports.clock.advance(1);
    const liked = await addAdvert(ports, seller);
    const fan = await addUser(ports, 'fan', { emailVerified: true });
    await toggleLike(ports, fan, { advertId: liked, liked: true });
    const top = async () => {
      const { adverts, paidFor } = await topAdverts(ports, visitor);
      return { ids: adverts.map((card) => card.id), paidFor };
    };
    expect(await top()).toEqual({ ids: [liked], paidFor: false });
    await settlePayment(ports, await openPayment(checkout), evidence('paid'));
    expect(await top()).toEqual({ ids: [advertId], paidFor: true });
  });

  it('notifies the seller once', async () => {
    const checkout = await newCheckout();
    const { ports, seller, advertId } = checkout;
    const heard: unknown[] = [];
    await ports.eventBus.subscribe(accountChannel(seller.accountId), (event) => heard.push(event));
    const reference = await openPayment(checkout);
    for (let time = 0; time < 3; time += 1) await settlePayment(ports, reference, evidence('paid'));
    expect(heard).toEqual([{ kind: 'payment', ids: { advert: advertId } }]);
  });

  it('rejects a payment that does not exist', async () => {
    const { ports } = await newCheckout();
    expect(await settlePayment(ports, 'x'.repeat(30), evidence('paid'))).toBe(false);
  });

  it('keeps the payment when its advert has been deleted', async () => {
    const checkout = await newCheckout();
    const reference = await openPayment(checkout);
    await checkout.ports.adverts.remove(checkout.advertId);
    expect(await settlePayment(checkout.ports, reference, evidence('paid'))).toBe(true);
    expect(ledgerSum(checkout.ports)).toBe(500);
  });

  it('records what the gateway said, without secrets', async () => {
    const checkout = await newCheckout();
    const reference = await openPayment(checkout);
    const raw = '{"status":"paid","token":"abc","payer_email":"x@y.ug"}';
    await settlePayment(checkout.ports, reference, evidence('paid', { raw }));
    expect((await checkout.ports.payments.ledgerOf(reference)).at(-1)).toMatchObject({
      step: 'paid',
      amount: 500,
      raw: '{"status":"paid","token":"[removed]","payer_email":"[removed]"}',
    });
  });
});

const paid = evidence('paid');
const failed = evidence('failed');
const reversed = evidence('reversed');

describe('notices that arrive twice, late or in another order', () => {
  it.each([
    ['paid, twice', [paid, paid], 'paid', ['paid'], 500, 1],
    ['nothing final', [evidence('pending')], 'open', [], 0, 0],
    ['failed, twice', [failed, failed], 'failed', ['failed'], 0, 0],
    ['paid after it failed: the money came', [failed, paid], 'paid', ['failed', 'paid'], 500, 1],
    ['failed after it was paid: an older notice', [paid, failed], 'paid', ['paid'], 500, 1],
    ['given back', [paid, reversed, reversed], 'reversed', ['paid', 'reversed'], 0, 0],
    ['given back before it was paid', [reversed, paid], 'reversed', ['reversed', 'came-too-late'], 0, 0],
    ['another amount', [evidence('paid', { amount: 5 })], 'open', ['mismatch'], 0, 0],
    ['no amount', [evidence('paid', { amount: undefined })], 'open', ['mismatch'], 0, 0],
    ['another currency', [evidence('paid', { currency: 'USD' })], 'open', ['mismatch'], 0, 0],
    [
      'another amount, twice',
      [evidence('paid', { amount: 5 }), evidence('paid', { amount: 5 })],
      'open',
      ['mismatch'],
      0,
      0,
    ],
    [
      'paid after it was given back, twice',
      [paid, reversed, paid, paid],
      'reversed',
      ['paid', 'reversed', 'came-too-late'],
      0,
      0,
    ],
    [
      'two other amounts',
      [evidence('paid', { amount: 5, raw: '5' }), evidence('paid', { amount: 6, raw: '6' })],
      'open',
      ['mismatch', 'mismatch'],
      0,
      0,
    ],
    [
      'the right amount after a wrong one',
      [evidence('paid', { amount: 1 }), paid],
      'paid',
      ['mismatch', 'paid'],
      500,
      1,
    ],
  ] as const)('%s', async (_, story, state, steps, sum, top) => {
    expect(await after(...story)).toEqual({ state, steps, sum, top });
  });

  it('leaves the earlier payment in force when the later one is refunded', async () => {
    const checkout = await newCheckout();
    const { ports } = checkout;
    const first = await openPayment(checkout);
    await settlePayment(ports, first, failed);
    const second = await openPayment(checkout);
    ports.clock.advance(hour);
    await settlePayment(ports, first, paid);
    ports.clock.advance(hour);
    await settlePayment(ports, second, paid);
    await settlePayment(ports, second, reversed);
    expect(await topIds(checkout)).toEqual([checkout.advertId]);
    await settlePayment(ports, first, reversed);
    expect(await topIds(checkout)).toEqual([]);
    expect(ledgerSum(ports)).toBe(0);
  });
});
