import { describe, expect, it } from 'vitest';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { refusalOf } from '../fixtures-for-test.ts';
import { minute } from '../shared/time/durations.ts';
import { begunCheckout, evidence, gatewayDown, newCheckout } from './gateway-for-test.ts';
import { initiatePayment } from './initiate-payment.ts';
import { failureIsNewsFor, promotionLength, resumableFor, startLease } from './limits.ts';
import { nameTransaction } from './name-transaction.ts';
import { settlePayment } from './settle-payment.ts';
import { viewCheckout } from './view-checkout.ts';

const origin = 'https://eddagala.example';

async function begun() {
  const checkout = await begunCheckout();
  const { ports, seller, advertId } = checkout;
  const view = () => viewCheckout(ports, seller, advertId);
  return { ...checkout, view, stage: async () => (await view()).stage };
}

describe('the state of a payment', () => {
  it('is at the start when no payment has begun', async () => {
    const { ports, seller, advertId } = await newCheckout();
    expect(await viewCheckout(ports, seller, advertId)).toMatchObject({
      stage: 'ready',
      amount: 500,
      payment: undefined,
      way: 'gateway',
    });
  });

  it('cannot begin for an advert that buyers cannot find, but continues if it had begun', async () => {
    const { ports, seller, advertId } = await newCheckout();
    await toggleSold(ports, seller, { advertId, sold: true });
    expect(await viewCheckout(ports, seller, advertId)).toMatchObject({ stage: 'not-live' });
    const open = await begun();
    await toggleSold(open.ports, open.seller, { advertId: open.advertId, sold: true });
    expect(await open.stage()).toBe('open');
  });

  it('is unavailable when the operator has not set up payments', async () => {
    const { ports, seller, advertId } = await newCheckout();
    const view = await viewCheckout({ ...ports, paymentWay: undefined }, seller, advertId);
    expect(view).toMatchObject({ stage: 'not-set-up', way: 'none' });
  });

  it('has the open page, at the price when it was begun', async () => {
    const { ports, seller, advertId } = await begun();
    const dearer = { ...ports, settings: { ...ports.settings, paymentAmount: 900 } };
    const view = await viewCheckout(dearer, seller, advertId);
    expect(view).toMatchObject({ stage: 'open', amount: 500 });
  });

  it('starts again when the open page is too old or belongs to another gateway', async () => {
    const { ports, gateway, seller, advertId, stage } = await begun();
    const other = { ...ports, paymentWay: { ...gateway, kind: 'pesapal' as const } };
    expect(await viewCheckout(other, seller, advertId)).toMatchObject({ stage: 'ready' });
    ports.clock.advance(resumableFor);
    expect(await stage()).toBe('ready');
  });

  it('waits while the gateway is being asked, but not for ever', async () => {
    const { ports, gateway, seller, advertId } = await newCheckout();
    const seen: string[] = [];
    const look = async () => seen.push((await viewCheckout(ports, seller, advertId)).stage);
    gateway.meanwhile = async () => {
      await look();
      ports.clock.advance(startLease);
      await look();
    };
    await initiatePayment(ports, seller, { advertId, origin });
    expect(seen).toEqual(['preparing', 'ready']);
  });

  it('shows a failure while it is recent', async () => {
    const { ports, gateway, seller, advertId } = await newCheckout();
    gateway.answer = gatewayDown;
    await refusalOf(initiatePayment(ports, seller, { advertId, origin }));
    expect(await viewCheckout(ports, seller, advertId)).toMatchObject({ stage: 'failed' });
    ports.clock.advance(failureIsNewsFor);
    expect(await viewCheckout(ports, seller, advertId)).toMatchObject({ stage: 'ready' });
  });

  it('shows a top advert until its time is over', async () => {
    const { ports, reference, view, stage } = await begun();
    const paidAt = ports.clock.now();
    await settlePayment(ports, reference, evidence('paid'));
    const until = new Date(paidAt.getTime() + promotionLength);
    expect(await view()).toMatchObject({ stage: 'promoted', promotedUntil: until });
    ports.clock.advance(promotionLength + minute);
    expect(await stage()).toBe('ready');
  });

  it('shows that the money was refunded', async () => {
    const { ports, reference, stage } = await begun();
    await settlePayment(ports, reference, evidence('paid'));
    await settlePayment(ports, reference, evidence('reversed'));
    expect(await stage()).toBe('reversed');
  });

  it('accepts a transaction typed by hand, and then waits for the operator', async () => {
    const { ports: gatewayPorts, seller, advertId } = await newCheckout();
    const way = { kind: 'manual', number: '+256 700 123456', name: 'Eddagala Ltd' } as const;
    const ports = { ...gatewayPorts, paymentWay: way };
    await initiatePayment(ports, seller, { advertId, origin });
    expect(await viewCheckout(ports, seller, advertId)).toMatchObject({ stage: 'by-hand', way });
    await nameTransaction(ports, seller, { advertId, transactionId: 'MP123456' });
    expect(await viewCheckout(ports, seller, advertId)).toMatchObject({ stage: 'checking' });
  });
});
