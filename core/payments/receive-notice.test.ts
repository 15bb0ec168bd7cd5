import { describe, expect, it } from 'vitest';
import { refusalOf } from '../fixtures-for-test.ts';
import { begunCheckout, evidence, gatewayDown, newCheckout } from './gateway-for-test.ts';
import { receiveNotice } from './receive-notice.ts';

const notice = (body: object, signature = 'genuine') => ({
  method: 'POST',
  headers: { 'x-signature': signature },
  query: {},
  body: JSON.stringify(body),
});

describe('a notice', () => {
  it('that is signed settles the payment', async () => {
    const { reference, ...checkout } = await begunCheckout();
    const answer = await receiveNotice(checkout.ports, notice({ reference, state: 'paid' }));
    expect(answer).toEqual({ contentType: 'text/plain', body: 'OK' });
    expect((await checkout.ports.payments.byReference(reference))?.state).toBe('paid');
    expect(checkout.gateway.questions).toBe(0);
  });

  it('that only names a payment makes us ask the gateway', async () => {
    const { reference, ...checkout } = await begunCheckout();
    checkout.gateway.reported = evidence('paid');
    await receiveNotice(checkout.ports, notice({ reference }));
    expect(checkout.gateway.questions).toBe(1);
    expect((await checkout.ports.payments.byReference(reference))?.state).toBe('paid');
  });

  it('that only names a payment makes us ask 60 times an hour at most', async () => {
    const { reference, ...checkout } = await begunCheckout();
    checkout.gateway.reported = evidence('pending');
    for (let times = 0; times < 60; times += 1) await receiveNotice(checkout.ports, notice({ reference }));
    expect(await refusalOf(receiveNotice(checkout.ports, notice({ reference })))).toMatchObject({
      code: 'too-many',
    });
    expect(checkout.gateway.questions).toBe(60);
    await receiveNotice(checkout.ports, notice({ reference, state: 'paid' }));
    expect((await checkout.ports.payments.byReference(reference))?.state).toBe('paid');
  });

  it('is not acknowledged when the gateway cannot be asked, so that it is sent again', async () => {
    const { reference, ...checkout } = await begunCheckout();
    checkout.gateway.reported = gatewayDown;
    await expect(receiveNotice(checkout.ports, notice({ reference }))).rejects.toBe(gatewayDown);
    expect((await checkout.ports.payments.byReference(reference))?.state).toBe('open');
  });

  it('that is forged is refused and changes nothing', async () => {
    const { reference, ...checkout } = await begunCheckout();
    expect(
      await refusalOf(receiveNotice(checkout.ports, notice({ reference, state: 'paid' }, 'forged'))),
    ).toMatchObject({ code: 'forbidden' });
    expect((await checkout.ports.payments.byReference(reference))?.state).toBe('open');
  });

  it.each(['', 'a\u0000', 'x'.repeat(51), '../x', '{}'])(
    'with an impossible reference does not reach the database: %j',
    async (reference) => {
      const { ports } = await newCheckout();
      const byReference = () => Promise.reject(new Error('The database was asked.'));
      const guarded = { ...ports, payments: { ...ports.payments, byReference } };
      expect(await refusalOf(receiveNotice(guarded, notice({ reference, state: 'paid' })))).toMatchObject({
        code: 'not-found',
      });
    },
  );

  it('about an unknown payment, or without a gateway, is refused', async () => {
    const { ports } = await newCheckout();
    const unknown = notice({ reference: 'x'.repeat(30), state: 'paid' });
    expect(await refusalOf(receiveNotice(ports, unknown))).toMatchObject({ code: 'not-found' });
    expect(await refusalOf(receiveNotice({ ...ports, paymentWay: undefined }, unknown))).toMatchObject({
      code: 'not-found',
    });
  });
});
