import { hkdfSync } from 'node:crypto';
import type { Evidence, Payment } from '../../core/entities/payment.ts';
import { currency } from '../../core/payments/limits.ts';
import { wireAmount } from '../../core/payments/wire-amount.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PaymentGateway } from '../../core/ports/payment-gateway.ts';
import type { Payments } from '../../core/ports/payments.ts';
import { readSignedNotice } from './read-signed-notice.ts';
import { signatureOf } from './signature.ts';

export interface SandboxGatewayOptions {
  /** Notices are signed with a key derived from the first secret, and accepted with keys of all. */
  readonly secrets: readonly string[];
  readonly payments: Pick<Payments, 'byReference' | 'setGatewayPage' | 'setQuestion'>;
  readonly clock: Clock;
}

/** The delay of a late payment, in milliseconds. */
export const lateness = 10_000;

const paymentPath = (reference: string) => `/pay/sandbox/${reference}`;

/** A gateway without money, for trying the site out. Its payment page is a page of the site. */
export function createSandboxGateway({ secrets, payments, clock }: SandboxGatewayOptions) {
  const [key, ...olderKeys] = secrets.map(keyOf);
  if (key === undefined) throw new Error('There is no secret to sign notices with.');

  return {
    kind: 'sandbox',

    async start({ reference }) {
      return { paymentUrl: paymentPath(reference), gatewayReference: undefined, raw: '{"sandbox":true}' };
    },

    async decide(reference, choice) {
      const payment = await payments.byReference(reference);
      if (payment?.gateway !== 'sandbox') return undefined;
      if (choice === 'late') {
        // Stored with the payment, so that all processes know it, and after a restart.
        const arrival = new Date(clock.now().getTime() + lateness);
        const gatewayReference = `late-${arrival.getTime()}`;
        await payments.setGatewayPage(reference, { paymentUrl: paymentPath(reference), gatewayReference });
        await payments.setQuestion(reference, arrival);
        return undefined;
      }
      const body = JSON.stringify({
        reference,
        status: choice,
        amount: wireAmount(payment.amount),
        currency,
      });
      return {
        method: 'POST',
        headers: { 'x-signature': signatureOf(body, { key, at: clock.now() }) },
        query: {},
        body,
      };
    },

    async readNotice(notice) {
      return readSignedNotice(notice, { keys: [key, ...olderKeys], now: clock.now() });
    },

    async status(payment): Promise<Evidence> {
      const arrived = arrivalOf(payment) <= clock.now().getTime();
      const state = arrived ? 'paid' : 'pending';
      return { state, amount: payment.amount, currency, raw: JSON.stringify({ sandbox: true, state }) };
    },
  } satisfies PaymentGateway;
}

function arrivalOf({ gatewayReference }: Payment): number {
  const time = /^late-(\d{1,15})$/.exec(gatewayReference ?? '')?.[1];
  return time === undefined ? Number.POSITIVE_INFINITY : Number(time);
}

/** Derives a key that is independent of those for cookies. */
function keyOf(secret: string): string {
  const key = hkdfSync('sha256', secret, '', 'eddagala sandbox payments v1', 32);
  return Buffer.from(key).toString('base64url');
}
