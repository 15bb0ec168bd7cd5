import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../core/fixtures-for-test.ts';
import { checkoutWith, paymentOrder, stepsOf } from '../../core/payments/gateway-for-test.ts';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import { settlePayment } from '../../core/payments/settle-payment.ts';
import type { PaymentGateway, RawNotice } from '../../core/ports/payment-gateway.ts';
import type { Ports } from '../../core/ports/ports.ts';
import type { MemoryClock } from '../memory/clock.ts';

type GatewayPorts = Ports & { readonly clock: MemoryClock };

/** A gateway without payments. */
type PaymentGatewayFixture = (ports: GatewayPorts) => Promise<{
  readonly gateway: PaymentGateway;
  /** Makes the payer pay, or the money go back; returns the gateway's notice. */
  happens(reference: string, what: 'paid' | 'failed' | 'reversed'): Promise<RawNotice>;
}>;

export function describePaymentGateway(
  name: string,
  openPorts: () => GatewayPorts,
  fixture: PaymentGatewayFixture,
): void {
  describe(`${name}: payment gateway`, () => {
    async function open() {
      const empty = openPorts();
      const { gateway, ...world } = await fixture(empty);
      const { ports, begin } = await checkoutWith(empty, gateway);
      const steps = async (reference: string) => (await stepsOf(ports, reference)).slice(2);
      return { ...world, gateway, ports, begin, steps };
    }

    test('names a page to pay on', async () => {
      const { gateway, begin } = await open();
      const payment = await begin();
      expect(payment.gateway).toBe(gateway.kind);
      expect(payment.paymentUrl).toBeDefined();
    });

    test('makes only one charge when asked twice with one reference', async () => {
      const { gateway } = await open();
      const first = await gateway.start(paymentOrder);
      const again = await gateway.start(paymentOrder).catch(() => first);
      expect(again.paymentUrl).toBe(first.paymentUrl);
    });

    test('says nothing final before anything has happened', async () => {
      const { gateway, begin } = await open();
      expect(['pending', undefined]).toContain((await gateway.status(await begin()))?.state);
    });

    test.each(['paid', 'failed'] as const)('says that a payment is %s', async (what) => {
      const { ports, begin, happens, steps } = await open();
      const { reference } = await begin();
      const notice = await happens(reference, what);
      const { contentType, body } = await receiveNotice(ports, notice);
      expect(contentType).not.toBe('');
      expect(body).not.toBe('');
      expect((await ports.payments.byReference(reference))?.state).toBe(what);
      await receiveNotice(ports, notice);
      expect(await steps(reference)).toEqual([what]);
    });

    test('says that money was given back', async () => {
      const { ports, begin, happens, steps } = await open();
      const { reference } = await begin();
      await receiveNotice(ports, await happens(reference, 'paid'));
      await receiveNotice(ports, await happens(reference, 'reversed'));
      expect(await steps(reference)).toEqual(['paid', 'reversed']);
    });

    test('when asked, agrees with its notices', async () => {
      const { ports, gateway, begin, happens, steps } = await open();
      const payment = await begin();
      await receiveNotice(ports, await happens(payment.reference, 'paid'));
      const evidence = await gateway.status(payment);
      if (evidence !== undefined) await settlePayment(ports, payment.reference, evidence);
      expect(await steps(payment.reference)).toEqual(['paid']);
    });

    test('believes nobody who only claims to be the gateway', async () => {
      const { ports, begin } = await open();
      const { reference, amount } = await begin();
      const claims = { status: 'paid', status_code: 1, amount, currency: 'UGX', reference };
      const ids = { OrderMerchantReference: reference, OrderTrackingId: `tracking-${reference}` };
      for (const method of ['GET', 'POST']) {
        const query: Record<string, string> = { reference, status: 'paid', ...ids };
        const body = JSON.stringify({ ...claims, ...ids });
        await receiveNotice(ports, { method, headers: {}, query, body }).catch(() => undefined);
      }
      expect((await ports.payments.byReference(reference))?.state).toBe('open');
    });

    test.each(['', 'null', '[]', '"paid"', '{', '<html></html>', '{"reference":{},"OrderTrackingId":1}'])(
      'takes %j for no notice',
      async (body) => {
        const { ports } = await open();
        for (const method of ['GET', 'POST', 'PUT']) {
          const notice = { method, headers: { 'x-signature': 't=1,v1=00' }, query: {}, body };
          expect(await refusalOf(receiveNotice(ports, notice))).toMatchObject({ code: 'forbidden' });
        }
      },
    );
  });
}
