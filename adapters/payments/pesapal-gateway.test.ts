import { describe, expect, test } from 'vitest';
import { addAdvert, refusalOf } from '../../core/fixtures-for-test.ts';
import { askAboutPayments } from '../../core/payments/ask-about-payments.ts';
import { checkoutWith, paymentOrder } from '../../core/payments/gateway-for-test.ts';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import type { RawNotice } from '../../core/ports/payment-gateway.ts';
import { minute } from '../../core/shared/time/durations.ts';
import * as texts from '../../core/texts/by-subject.ts';
import type { ServerReply } from '../answering-server-for-test.ts';
import { describePaymentGateway } from '../contracts/payment-gateway.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { holdTimeLimits } from '../time-limits-for-test.ts';
import { startPesapal } from './pesapal-for-test.ts';
import { createPesapalGateway } from './pesapal-gateway.ts';

const credentials = { consumerKey: 'key', consumerSecret: 'secret' };

function noticeOf(reference: string): RawNotice {
  const body = JSON.stringify({
    OrderNotificationType: 'IPNCHANGE',
    OrderTrackingId: `tracking-${reference}`,
    OrderMerchantReference: reference,
  });
  return { method: 'POST', headers: {}, query: {}, body };
}

describePaymentGateway('Pesapal', memoryPorts, async ({ clock }) => {
  const pesapal = await startPesapal();
  return {
    gateway: createPesapalGateway({ ...credentials, baseUrl: pesapal.baseUrl, clock }),
    async happens(reference, what) {
      pesapal.settle(reference, { paid: 1, failed: 2, reversed: 3 }[what]);
      return noticeOf(reference);
    },
  };
});

async function shop() {
  const pesapal = await startPesapal(holdTimeLimits());
  const memory = memoryPorts();
  const { baseUrl } = pesapal;
  const gateway = createPesapalGateway({ ...credentials, baseUrl, clock: memory.clock });
  const checkout = await checkoutWith(memory, gateway);
  const addOne = () => {
    memory.clock.advance(1);
    return addAdvert(checkout.ports, checkout.seller);
  };
  return { pesapal, ...checkout, addOne };
}

test('asks for a page with what Pesapal wants to know', async () => {
  const { pesapal, addOne, begin } = await shop();
  const advertId = await addOne();
  const { reference, gatewayReference, paymentUrl } = await begin(advertId);
  expect(gatewayReference).toBe(`tracking-${reference}`);
  expect(paymentUrl).toBe(
    `https://pesapal.example/iframe/PesapalIframe3/Index?OrderTrackingId=tracking-${reference}`,
  );
  expect(pesapal.channels).toEqual([{ url: 'http://localhost:3000/pay/callback', ipn_id: 'channel-1' }]);
  expect([...pesapal.orders.values()]).toEqual([
    {
      id: reference,
      currency: 'UGX',
      amount: 500,
      description: 'Promote: fresh mululuza',
      callback_url: `http://localhost:3000/pay?ad=${advertId}`,
      notification_id: 'channel-1',
      billing_address: {
        email_address: 'nakato@example.com',
        first_name: 'nakato of Kampala',
        country_code: 'UG',
      },
    },
  ]);
});

test('describes the advert in at most 100 characters, none of them cut in two', async () => {
  const { pesapal, ports } = await shop();
  const order = { ...paymentOrder, reference: 'long', advert: { id: 'a', title: `x${'🌿'.repeat(80)}` } };
  await ports.paymentWay.start(order);
  const description = pesapal.orders.get('tracking-long')?.description ?? '';
  expect(description.length).toBeLessThanOrEqual(100);
  expect(description).toMatch(/^Promote: x(?:🌿)+$/u);
});

describe('the token', () => {
  test('is requested once, however many payments begin at once', async () => {
    const { pesapal, addOne, begin } = await shop();
    const adverts = [await addOne(), await addOne(), await addOne()];
    await Promise.all(adverts.map(begin));
    expect(pesapal.times('RequestToken')).toBe(1);
    expect(pesapal.times('RegisterIPN')).toBe(1);
    expect(pesapal.orders.size).toBe(3);
  });

  test('is requested again before it expires', async () => {
    const { pesapal, ports, addOne, begin } = await shop();
    await begin(await addOne());
    // One millisecond passes with each advert.
    ports.clock.advance(4 * minute - 2);
    await begin(await addOne());
    expect(pesapal.times('RequestToken')).toBe(1);
    ports.clock.advance(minute);
    await begin(await addOne());
    expect(pesapal.times('RequestToken')).toBe(2);
  });

  test('that is refused is not used again', async () => {
    const { pesapal, addOne, begin } = await shop();
    await begin(await addOne());
    pesapal.tokens.clear();
    const advertId = await addOne();
    expect(await refusalOf(begin(advertId))).toMatchObject({ code: 'unavailable' });
    expect((await begin(advertId)).state).toBe('open');
  });

  test('is requested again after it could not be had once', async () => {
    const { pesapal, addOne, begin } = await shop();
    pesapal.fail('Auth/RequestToken', { status: 500, body: 'down' });
    const advertId = await addOne();
    expect(await refusalOf(begin(advertId))).toMatchObject({ code: 'unavailable' });
    pesapal.fail('Auth/RequestToken', undefined);
    expect((await begin(advertId)).state).toBe('open');
  });
});

describe('a check', () => {
  const { clock } = memoryPorts();

  test('asks for a token and begins no payment', async () => {
    const { baseUrl, tokens, orders } = await startPesapal();
    await createPesapalGateway({ ...credentials, baseUrl, clock }).check();
    expect([tokens.size, orders.size]).toEqual([1, 0]);
  });

  test('rejects when the keys are wrong, without naming them', async () => {
    const { baseUrl } = await startPesapal();
    const wrong = { consumerKey: 'key', consumerSecret: 'another' };
    const checked = createPesapalGateway({ ...wrong, baseUrl, clock }).check();
    await expect(checked).rejects.toThrow(/^Pesapal returned no token for these keys\.$/);
  });
});

test('a restart registers nothing again', async () => {
  const { pesapal, ports, addOne, begin } = await shop();
  await begin(await addOne());
  const { clock } = ports;
  const restarted = createPesapalGateway({ ...credentials, baseUrl: pesapal.baseUrl, clock });
  await restarted.start({ ...paymentOrder, reference: 'after-restart' });
  expect(pesapal.times('RegisterIPN')).toBe(1);
  expect(pesapal.orders.get('tracking-after-restart')?.notification_id).toBe('channel-1');
});

describe('a question that', () => {
  const faults: readonly (readonly [string, ServerReply])[] = [
    ['gets no answer', 'silence'],
    ['ends in a hang-up', 'cut'],
    ['gets an error', { status: 500, body: '{"message":"Server error"}' }],
    ['gets a page', { headers: { 'Content-Type': 'text/html' }, body: '<html>Maintenance</html>' }],
    ['is refused within an answer', { body: '{"error":{"code":"invalid"},"status":"500"}' }],
    ['is refused in one word', { body: '{"error":"invalid","status":"200"}' }],
  ];
  const steps = [
    'Auth/RequestToken',
    'URLSetup/GetIpnList',
    'URLSetup/RegisterIPN',
    'Transactions/SubmitOrderRequest',
  ];

  test.each([
    ...steps.flatMap((path) => faults.slice(1).map(([name, fault]) => [name, path, fault] as const)),
    // Silence is the same at every step; here the order may have arrived.
    ['gets no answer', 'Transactions/SubmitOrderRequest', 'silence'] as const,
  ])('%s at %s leaves nothing open, and the next try works', async (_, path, fault) => {
    const { pesapal, addOne, begin } = await shop();
    const advertId = await addOne();
    pesapal.fail(path, fault);
    expect(await refusalOf(begin(advertId))).toMatchObject({
      code: 'unavailable',
      message: texts.payments.failed,
    });
    pesapal.fail(path, undefined);
    expect((await begin(advertId)).state).toBe('open');
  });

  test.each<[string, object, string]>([
    ['without a page', { order_tracking_id: '1', status: '200' }, texts.payments.noUrl],
    [
      'with an address that no browser could open',
      { redirect_url: 'https://pesapal.example:99999/', order_tracking_id: '1' },
      texts.payments.noUrl,
    ],
    // Nobody could ask about a payment with such a number.
    ...[undefined, '', 7, 'a\u0000'].map((order_tracking_id): [string, object, string] => [
      `by the number ${JSON.stringify(order_tracking_id)}`,
      { redirect_url: 'https://pesapal.example/1', order_tracking_id },
      texts.payments.failed,
    ]),
  ])('gets an order %s says so', async (_, order, message) => {
    const { pesapal, addOne, begin } = await shop();
    pesapal.fail('Transactions/SubmitOrderRequest', { body: JSON.stringify(order) });
    expect(await refusalOf(begin(await addOne()))).toMatchObject({ message });
  });

  test.each(faults)('%s about a payment is asked again later', async (_, fault) => {
    const { pesapal, ports, addOne, begin, state } = await shop();
    const { reference } = await begin(await addOne());
    pesapal.settle(reference, 1);
    pesapal.fail('Transactions/GetTransactionStatus', fault);
    await expect(receiveNotice(ports, noticeOf(reference))).rejects.toThrow();
    ports.clock.advance(minute);
    expect(await askAboutPayments(ports)).toBe(1);
    expect(await state(reference)).toBe('open');
    pesapal.fail('Transactions/GetTransactionStatus', undefined);
    ports.clock.advance(minute);
    expect(await askAboutPayments(ports)).toBe(1);
    expect(await state(reference)).toBe('paid');
  });
});

describe('a notice', () => {
  test('is acknowledged as Pesapal wants it', async () => {
    const { pesapal, ports, addOne, begin } = await shop();
    const { reference } = await begin(await addOne());
    pesapal.settle(reference, 1);
    const { contentType, body } = await receiveNotice(ports, noticeOf(reference));
    expect(contentType).toBe('application/json');
    expect(JSON.parse(body)).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: `tracking-${reference}`,
      orderMerchantReference: reference,
      status: 200,
    });
  });

  test('may also come as the query of an address', async () => {
    const { pesapal, ports, addOne, begin, state } = await shop();
    const { reference } = await begin(await addOne());
    pesapal.settle(reference, 1);
    const query = JSON.parse(noticeOf(reference).body);
    await receiveNotice(ports, { method: 'GET', headers: {}, query, body: '' });
    expect(await state(reference)).toBe('paid');
  });

  test('cannot lend one payment the money of another', async () => {
    const { pesapal, ports, addOne, begin, state } = await shop();
    const [one, other] = [await begin(await addOne()), await begin(await addOne())];
    pesapal.settle(one.reference, 1);
    const body = JSON.stringify({
      OrderTrackingId: `tracking-${one.reference}`,
      OrderMerchantReference: other.reference,
    });
    await receiveNotice(ports, { method: 'POST', headers: {}, query: {}, body });
    expect(await state(other.reference)).toBe('open');
    pesapal.settle(other.reference, 1, { merchant_reference: one.reference });
    await expect(receiveNotice(ports, noticeOf(other.reference))).rejects.toThrow('another payment');
    expect(await state(other.reference)).toBe('open');
  });

  test('that overtakes the answer to the order is made up for by asking', async () => {
    const { pesapal, ports, addOne, begin, state } = await shop();
    const { start } = ports.paymentWay;
    ports.paymentWay.start = async (order) => {
      const started = await start(order);
      pesapal.settle(order.reference, 1);
      await receiveNotice(ports, noticeOf(order.reference));
      expect(await state(order.reference)).toBe('open');
      return started;
    };
    const { reference } = await begin(await addOne());
    ports.clock.advance(minute);
    await askAboutPayments(ports);
    expect(await state(reference)).toBe('paid');
  });
});

test.each([
  ['another amount', 1, { amount: 5 }, 'open'],
  ['a part of a shilling', 1, { amount: 500.5 }, 'open'],
  ['another currency', 1, { currency: 'KES' }, 'open'],
  ['500 shillings with decimals', 1, { amount: '500.00' }, 'paid'],
  ['nothing final', 0, {}, 'open'],
  ['a failure', 2, {}, 'failed'],
])('%s', async (_, code, changes, expected) => {
  const { pesapal, ports, addOne, begin, state } = await shop();
  const { reference } = await begin(await addOne());
  pesapal.settle(reference, code, changes);
  await receiveNotice(ports, noticeOf(reference));
  expect(await state(reference)).toBe(expected);
});

test.each([7, '', null, 'constructor', '__proto__', 'toString', [1], true])(
  'believes no status that it does not know: %j',
  async (status_code) => {
    const { pesapal, ports, addOne, begin, state } = await shop();
    const { reference } = await begin(await addOne());
    pesapal.settle(reference, 0, { status_code });
    await expect(receiveNotice(ports, noticeOf(reference))).rejects.toThrow('unknown status');
    expect(await state(reference)).toBe('open');
  },
);
