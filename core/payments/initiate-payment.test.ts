import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf } from '../fixtures-for-test.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import { hour, minute } from '../shared/time/durations.ts';
import * as texts from '../texts/by-subject.ts';
import { evidence, gatewayDown, newCheckout, stepsOf } from './gateway-for-test.ts';
import { initiatePayment } from './initiate-payment.ts';
import { promotionLength, startLease } from './limits.ts';
import { settlePayment } from './settle-payment.ts';

const origin = 'https://eddagala.example';

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const initiate = ({
  ports,
  seller,
  advertId,
}: Pick<Checkout, 'seller' | 'advertId'> & { ports: MemoryPorts }) =>
  initiatePayment(ports, seller, { advertId, origin });

describe('beginning to pay', () => {
  it('asks the gateway for a page, and sends what it needs', async () => {
    const checkout = await newCheckout();
    const payment = await initiate(checkout);
    expect(payment).toMatchObject({
      state: 'open',
      amount: 500,
      paymentUrl: 'https://pay.example/checkout/1',
    });
    expect(checkout.gateway.orders).toEqual([
      {
        reference: payment.reference,
        amount: 500,
        advert: { id: checkout.advertId, title: 'fresh mululuza' },
        payer: {
          accountId: checkout.seller.accountId,
          fullName: 'nakato of Kampala',
          email: 'nakato@example.com',
        },
        callbackUrl: 'https://eddagala.example/pay/callback',
        returnUrl: `https://eddagala.example/pay?ad=${checkout.advertId}`,
      },
    ]);
    expect(payment.reference).toMatch(/^[0-9A-Za-z]{30}$/);
    expect(await stepsOf(checkout.ports, payment.reference)).toEqual(['started', 'gateway-ready']);
  });

  it('continues a payment that is already open', async () => {
    const checkout = await newCheckout();
    const first = await initiate(checkout);
    checkout.ports.clock.advance(hour);
    expect(await initiate(checkout)).toEqual(first);
    expect(checkout.gateway.orders).toHaveLength(1);
  });

  it('starts again when the open one is too old to continue', async () => {
    const checkout = await newCheckout();
    const first = await initiate(checkout);
    checkout.ports.clock.advance(12 * hour);
    const second = await initiate(checkout);
    expect(second.reference).not.toBe(first.reference);
    expect(await checkout.ports.payments.byReference(first.reference)).toMatchObject({ state: 'failed' });
    expect(await stepsOf(checkout.ports, first.reference)).toEqual(['started', 'gateway-ready', 'given-up']);
  });

  it('asks the gateway only once after a double tap', async () => {
    const checkout = await newCheckout();
    let second: Promise<unknown> | undefined;
    checkout.gateway.meanwhile = async () => {
      second = refusalOf(initiate(checkout));
      await second;
    };
    await initiate(checkout);
    expect(await second).toMatchObject({ code: 'conflict', message: texts.payments.beingPrepared });
    expect(checkout.gateway.orders).toHaveLength(1);
  });

  it('starts again when this process died while asking the gateway', async () => {
    const checkout = await newCheckout();
    checkout.gateway.meanwhile = () => Promise.reject(new Error('killed'));
    await expect(initiate(checkout)).rejects.toThrow('killed');
    checkout.gateway.meanwhile = async () => {};
    expect(await refusalOf(initiate(checkout))).toMatchObject({ code: 'conflict' });
    checkout.ports.clock.advance(startLease);
    expect(await initiate(checkout)).toMatchObject({ paymentUrl: 'https://pay.example/checkout/1' });
  });

  it('is only for the owner of the advert', async () => {
    const checkout = await newCheckout();
    const stranger = await addUser(checkout.ports, 'stranger');
    expect(await refusalOf(initiate({ ...checkout, seller: stranger }))).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(initiate({ ...checkout, advertId: 'ad_404' }))).toMatchObject({
      code: 'not-found',
    });
    expect(checkout.gateway.orders).toEqual([]);
    expect(checkout.ports.database.tables.payments.size).toBe(0);
  });

  it('is refused while the advert is promoted, and possible again afterwards', async () => {
    const checkout = await newCheckout();
    const { reference } = await initiate(checkout);
    await settlePayment(checkout.ports, reference, evidence('paid'));
    checkout.ports.clock.advance(promotionLength);
    expect(await refusalOf(initiate(checkout))).toMatchObject({ message: texts.payments.promotedAlready });
    checkout.ports.clock.advance(1);
    expect((await initiate(checkout)).reference).not.toBe(reference);
  });

  it('says so when the operator has set up no payments', async () => {
    const checkout = await newCheckout();
    const ports = { ...checkout.ports, paymentWay: undefined };
    expect(await refusalOf(initiate({ ...checkout, ports }))).toMatchObject({
      code: 'conflict',
      message: texts.payments.notSetUp,
    });
  });

  it('waits for the operator where money is sent by hand', async () => {
    const checkout = await newCheckout();
    const ports = {
      ...checkout.ports,
      paymentWay: { kind: 'manual', number: '+256700000000', name: 'Eddagala' } as const,
    };
    const payment = await initiate({ ...checkout, ports });
    expect(payment).toMatchObject({ gateway: 'manual', state: 'open', paymentUrl: undefined });
    checkout.ports.clock.advance(30 * 24 * hour);
    expect(await initiate({ ...checkout, ports })).toEqual(payment);
  });
});

describe('a gateway that fails', () => {
  it('leaves nothing open, so that people can try again at once', async () => {
    const checkout = await newCheckout();
    checkout.gateway.answer = gatewayDown;
    expect(await refusalOf(initiate(checkout))).toMatchObject({
      code: 'unavailable',
      message: 'Payment failed. Try again.',
    });
    const failed = await checkout.ports.payments.latestOf(checkout.advertId);
    expect(failed?.state).toBe('failed');
    expect(await stepsOf(checkout.ports, failed?.reference ?? '')).toEqual(['started', 'gateway-refused']);
    checkout.gateway.answer = 'https://pay.example/2';
    expect(await initiate(checkout)).toMatchObject({ paymentUrl: 'https://pay.example/2' });
  });

  it.each([
    ['no address', undefined],
    ['an empty one', ''],
    ['script', 'javascript:alert(1)'],
    ['script in disguise', ' JavaScript:alert(1)'],
    ['data', 'data:text/html,<b>pay</b>'],
    ['plain http', 'http://pay.example/1'],
    ['plain http to this machine', 'http://localhost:3000/pay'],
    ['a path', '/pay/sandbox/x'],
    ['another host in disguise', '//evil.example'],
    ['a quote', 'https://pay.example/"onload="x'],
    ['a character that no database keeps', 'https://pay.example/\u0000'],
    ['somebody else in front', 'https://pay.example@evil.example/'],
  ])('that names %s is refused', async (_, address) => {
    const checkout = await newCheckout();
    checkout.gateway.answer = address;
    expect(await refusalOf(initiate(checkout))).toMatchObject({
      code: 'unavailable',
      message: 'Payment URL not received',
    });
  });

  it('can name this machine while the site is tried out on it', async () => {
    const checkout = await newCheckout();
    checkout.gateway.answer = 'http://127.0.0.1:9000/pay/1';
    const settings = { ...checkout.ports.settings, publicUrl: undefined };
    expect(await initiate({ ...checkout, ports: { ...checkout.ports, settings } })).toMatchObject({
      paymentUrl: 'http://127.0.0.1:9000/pay/1',
    });
  });

  it('keeps a payment if its notice arrived before the request failed', async () => {
    const checkout = await newCheckout();
    const { ports, gateway } = checkout;
    gateway.meanwhile = async ({ reference }) => {
      await settlePayment(ports, reference, evidence('paid'));
    };
    gateway.answer = new GatewayError('Cut off.');
    await refusalOf(initiate(checkout));
    expect(await ports.payments.latestOf(checkout.advertId)).toMatchObject({ state: 'paid' });
  });

  it('is treated as our bug when it throws anything else', async () => {
    const checkout = await newCheckout();
    checkout.gateway.answer = new TypeError('x is not a function');
    await expect(initiate(checkout)).rejects.toThrow(TypeError);
  });
});

it('does not reopen the payment if its answer arrives after the notice', async () => {
  const checkout = await newCheckout();
  const { ports, gateway } = checkout;
  gateway.meanwhile = async ({ reference }) => {
    ports.clock.advance(minute);
    await settlePayment(ports, reference, evidence('paid'));
  };
  const { reference } = await initiate(checkout);
  expect(await ports.payments.byReference(reference)).toMatchObject({ state: 'paid' });
  expect(await stepsOf(ports, reference)).toEqual(['started', 'paid', 'gateway-ready']);
});
