import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../core/fixtures-for-test.ts';
import { checkoutWith, paymentOrder } from '../../core/payments/gateway-for-test.ts';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import { GatewayError, type RawNotice } from '../../core/ports/payment-gateway.ts';
import { minute, second } from '../../core/shared/time/durations.ts';
import * as texts from '../../core/texts/by-subject.ts';
import { type ServerReply, startAnsweringServer } from '../answering-server-for-test.ts';
import { describePaymentGateway } from '../contracts/payment-gateway.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { freePort } from '../server-process-for-test.ts';
import { holdTimeLimits } from '../time-limits-for-test.ts';
import { longestAnswer } from './ask-gateway.ts';
import { createHttpGateway } from './http-gateway.ts';
import { replayWindow, signatureOf } from './signature.ts';

const secret = 'shared-with-the-gateway';

function page(reference: string): ServerReply {
  return { body: JSON.stringify({ paymentUrl: `https://pay.example/${reference}` }) };
}

async function startGateway() {
  return startAnsweringServer(({ body }) => page(JSON.parse(body).reference));
}

function signed(said: Readonly<Record<string, unknown>>, at: Date): RawNotice {
  const body = JSON.stringify({ amount: '500.00', currency: 'UGX', ...said });
  return {
    method: 'POST',
    headers: { 'x-signature': signatureOf(body, { key: secret, at }) },
    query: {},
    body,
  };
}

describePaymentGateway('HTTP', memoryPorts, async ({ clock }) => {
  const { origin } = await startGateway();
  return {
    gateway: createHttpGateway({ endpoint: `${origin}/start`, secret, clock }),
    happens: async (reference, what) => signed({ reference, status: what }, clock.now()),
  };
});

async function shop(endpoint: string) {
  const memory = memoryPorts();
  const gateway = createHttpGateway({ endpoint, secret, clock: memory.clock });
  const checkout = await checkoutWith(memory, gateway);
  return { ...checkout, latest: () => memory.payments.latestOf(checkout.advertId) };
}

test('asks as the specification says', async () => {
  const gateway = await startGateway();
  const { ports, seller, advertId, begin } = await shop(`${gateway.origin}/start?shop=7`);
  const { reference } = await begin();
  const [question, ...more] = gateway.asked;
  expect(more).toEqual([]);
  expect(question).toMatchObject({
    method: 'POST',
    path: '/start?shop=7',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  expect(JSON.parse(question?.body ?? '')).toEqual({
    amount: '500.00',
    ad_title: 'fresh mululuza',
    user_name: 'nakato of Kampala',
    user_email: 'nakato@example.com',
    ad_id: advertId,
    user_id: seller.accountId,
    reference,
    callback_url: 'http://localhost:3000/pay/callback',
  });
  expect(await ports.payments.byReference(reference)).toMatchObject({
    paymentUrl: `https://pay.example/${reference}`,
  });
});

const failures: readonly (readonly [string, ServerReply])[] = [
  ['says nothing', 'silence'],
  ['hangs up', 'cut'],
  ['is broken', { status: 500, body: '{"paymentUrl":"https://pay.example/1"}' }],
  ['refuses', { status: 422, body: '{"error":"amount"}' }],
  ['answers with a page', { headers: { 'Content-Type': 'text/html' }, body: '<html>Welcome</html>' }],
  ['answers with half of its JSON', { body: '{"paymentUrl":"https://pay.exa' }],
  ['answers with no object', { body: '"https://pay.example/1"' }],
  ['answers with nothing', { body: '' }],
  ['talks without end', { body: JSON.stringify({ paymentUrl: 'x'.repeat(longestAnswer) }) }],
  [
    'sends elsewhere',
    { status: 307, headers: { Location: '/other' }, body: '{"paymentUrl":"https://a.ug"}' },
  ],
];

describe('a check', () => {
  const checkOf = (origin: string) =>
    createHttpGateway({ endpoint: `${origin}/start`, secret, clock: memoryPorts().clock }).check();

  test.each([200, 302, 404, 405, 501])('is content with %i, and begins no payment', async (status) => {
    const gateway = await startAnsweringServer(() => ({ status, body: '' }));
    await checkOf(gateway.origin);
    expect(gateway.asked).toMatchObject([{ method: 'HEAD', path: '/start' }]);
  });

  test.each<[string, ServerReply, RegExp]>([
    ['fails', { status: 503, body: '' }, /answered 503/],
    ['hangs up', 'cut', /cannot be reached/],
    ['says nothing', 'silence', /no answer in time/],
  ])('rejects when the gateway %s', async (_, reply, reason) => {
    const reachLimit = holdTimeLimits();
    const gateway = await startAnsweringServer(() => {
      if (reply === 'silence') reachLimit();
      return reply;
    });
    await expect(checkOf(gateway.origin)).rejects.toThrow(reason);
  });
});

describe('a gateway that', () => {
  test.each(failures)('%s leaves nothing open', async (_, reply) => {
    const reachLimit = holdTimeLimits();
    const gateway = await startAnsweringServer(() => {
      if (reply === 'silence') reachLimit();
      return reply;
    });
    const { begin, latest, ports } = await shop(`${gateway.origin}/start`);
    expect(await refusalOf(begin())).toMatchObject({ code: 'unavailable', message: texts.payments.failed });
    expect(gateway.asked.map(({ path }) => path)).toEqual(['/start']);
    const payment = await latest();
    expect(payment?.state).toBe('failed');
    const steps = await ports.payments.ledgerOf(payment?.reference ?? '');
    expect(steps.map(({ step }) => step)).toEqual(['started', 'gateway-refused']);
    gateway.answer = ({ body }) => page(JSON.parse(body).reference);
    expect((await begin()).state).toBe('open');
  });

  test('cannot be reached leaves nothing open', async () => {
    const { begin, latest } = await shop(`http://127.0.0.1:${await freePort()}/start`);
    expect(await refusalOf(begin())).toMatchObject({ code: 'unavailable' });
    expect((await latest())?.state).toBe('failed');
  });

  test.each([
    undefined,
    null,
    17,
    '',
    'javascript:alert(1)',
    '/pay/sandbox/1',
    'https://pay.example:99999/',
    'https://1.2.3.999/',
  ])('names %j as its page is not followed', async (paymentUrl) => {
    const gateway = await startAnsweringServer(() => ({ body: JSON.stringify({ paymentUrl }) }));
    const { begin, latest } = await shop(`${gateway.origin}/start`);
    expect(await refusalOf(begin())).toMatchObject({ message: texts.payments.noUrl });
    expect((await latest())?.state).toBe('failed');
  });

  test('tells before it answers is believed', async () => {
    const gateway = await startGateway();
    const { begin, ports, latest } = await shop(`${gateway.origin}/start`);
    gateway.answer = async ({ body }) => {
      const { reference } = JSON.parse(body);
      await receiveNotice(ports, signed({ reference, status: 'paid' }, ports.clock.now()));
      return page(reference);
    };
    await begin();
    expect((await latest())?.state).toBe('paid');
  });

  test('says why it failed, for the log', async () => {
    const { clock } = memoryPorts();
    const gateway = await startAnsweringServer(() => ({ status: 503, body: 'closed for the night' }));
    const endpoint = gateway.origin;
    const failure = createHttpGateway({ endpoint, secret, clock }).start(paymentOrder);
    await expect(failure).rejects.toThrow(GatewayError);
    await expect(failure).rejects.toMatchObject({
      message: 'The gateway answered 503.',
      raw: 'closed for the night',
    });
    const nobody = createHttpGateway({ endpoint: `http://127.0.0.1:${await freePort()}`, secret, clock });
    await expect(nobody.start(paymentOrder)).rejects.toThrow('The gateway cannot be reached: ECONNREFUSED.');
    const reachLimit = holdTimeLimits();
    gateway.answer = () => {
      reachLimit();
      return 'silence';
    };
    const silent = createHttpGateway({ endpoint, secret, clock }).start(paymentOrder);
    await expect(silent).rejects.toThrow('The gateway cannot be reached: no answer in time.');
  });
});

describe('a notice', () => {
  async function open() {
    const gateway = await startGateway();
    const { begin, ports, latest } = await shop(gateway.origin);
    const { reference } = await begin();
    return { ports, reference, state: async () => (await latest())?.state, now: ports.clock.now() };
  }
  const outcome = (ports: Parameters<typeof receiveNotice>[0], notice: RawNotice) =>
    receiveNotice(ports, notice).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );

  test('is over exactly the bytes that came', async () => {
    const { ports, reference, state, now } = await open();
    const notice = signed({ reference, status: 'failed' }, now);
    const forged = [
      { ...notice, body: notice.body.replace('failed', 'paid') },
      { ...notice, body: `${notice.body} ` },
      { ...notice, headers: {} },
      { ...notice, method: 'GET' },
    ];
    for (const attempt of forged) expect(await outcome(ports, attempt)).toBe('forbidden');
    expect(await state()).toBe('open');
    expect(await outcome(ports, notice)).toBe('taken');
  });

  test.each([
    ['too old', -replayWindow - second],
    ['dated tomorrow', replayWindow + second],
  ])('that is %s is refused', async (_, distance) => {
    const { ports, reference, now } = await open();
    const notice = signed({ reference, status: 'paid' }, new Date(now.getTime() + distance));
    expect(await outcome(ports, notice)).toBe('forbidden');
  });

  test('may be five minutes off, and is of no use later', async () => {
    const { ports, reference, now, state } = await open();
    const notice = signed({ reference, status: 'paid' }, now);
    ports.clock.advance(5 * minute);
    expect(await outcome(ports, notice)).toBe('taken');
    expect(await state()).toBe('paid');
    ports.clock.advance(second);
    expect(await outcome(ports, notice)).toBe('forbidden');
  });

  test('may carry the signatures of an old and of a new key', async () => {
    const { ports, reference, now } = await open();
    const notice = signed({ reference, status: 'paid' }, now);
    const [time, signature] = (notice.headers['x-signature'] ?? '').split(',');
    const header = `${time}, v1=${'0'.repeat(64)}, v0=${'1'.repeat(64)}, ${signature}`;
    expect(await outcome(ports, { ...notice, headers: { 'x-signature': header } })).toBe('taken');
  });

  test.each([
    (time: string, signature: string) => `${time},v0=${signature.slice(3)}`,
    (time: string, signature: string) => `${time},t=0,${signature}`,
    (_: string, signature: string) => signature,
    (_: string, signature: string) => `t=,${signature}`,
    (_: string, signature: string) => `t=1e9,${signature}`,
    (time: string, signature: string) => `${time},${signature}00`,
    (time: string, signature: string) => `${time},${signature.slice(0, -2)}`,
    (time: string) => `${time},v1=`,
    (time: string) => time,
    () => '',
    (time: string, signature: string) => `${'v1=00,'.repeat(5000)}${time},${signature}`,
  ])('with a header of another form is refused (%#)', async (write) => {
    const { ports, reference, now } = await open();
    const notice = signed({ reference, status: 'paid' }, now);
    const [time = '', signature = ''] = (notice.headers['x-signature'] ?? '').split(',');
    const headers = { 'x-signature': write(time, signature) };
    expect(await outcome(ports, { ...notice, headers })).toBe('forbidden');
  });

  test.each([
    ['another amount', { amount: '5.00' }],
    ['a fraction of a shilling', { amount: '500.50' }],
    ['no amount', { amount: null }],
    ['another currency', { currency: 'KES' }],
    ['no currency', { currency: undefined }],
  ])('with %s promotes nothing', async (_, changes) => {
    const { ports, reference, state, now } = await open();
    expect(await outcome(ports, signed({ reference, status: 'paid', ...changes }, now))).toBe('taken');
    expect(await state()).toBe('open');
    const [last] = (await ports.payments.ledgerOf(reference)).slice(-1);
    expect(last?.step).toBe('mismatch');
  });

  test.each([{ status: 'refunded' }, { status: undefined }, { reference: 7 }, { reference: null }])(
    'that says %j is not understood',
    async (changes) => {
      const { ports, reference, state, now } = await open();
      const notice = signed({ reference, status: 'paid', ...changes }, now);
      expect(await outcome(ports, notice)).toBe('forbidden');
      expect(await state()).toBe('open');
    },
  );

  test('about a payment that does not exist is refused', async () => {
    const { ports, now } = await open();
    expect(await outcome(ports, signed({ reference: 'x'.repeat(30), status: 'paid' }, now))).toBe(
      'not-found',
    );
  });
});
