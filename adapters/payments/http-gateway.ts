import { wireAmount } from '../../core/payments/wire-amount.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PaymentGateway } from '../../core/ports/payment-gateway.ts';
import { addressOf, askGateway, reachGateway } from './ask-gateway.ts';
import { readSignedNotice } from './read-signed-notice.ts';

interface HttpGatewayOptions {
  readonly endpoint: string;
  /** The key of the notices' signatures. */
  readonly secret: string;
  readonly clock: Clock;
}

interface HttpGateway extends PaymentGateway {
  /** Rejects with a `GatewayError` if the endpoint cannot be reached or fails. */
  check(): Promise<void>;
}

/** Milliseconds for a response of the gateway. */
const timeout = 10_000;

/**
 * A gateway with one HTTP call, that of the specification, and notices signed with a shared secret. It cannot be asked
 * about a payment.
 */
export function createHttpGateway(options: HttpGatewayOptions): HttpGateway {
  const { endpoint, secret, clock } = options;
  return {
    kind: 'http',

    async start({ reference, amount, advert, payer, callbackUrl }) {
      const { fields, raw } = await askGateway(endpoint, {
        method: 'POST',
        deadline: AbortSignal.timeout(timeout),
        json: {
          amount: wireAmount(amount),
          ad_title: advert.title,
          user_name: payer.fullName,
          user_email: payer.email,
          ad_id: advert.id,
          user_id: payer.accountId,
          reference,
          callback_url: callbackUrl,
        },
      });
      return { paymentUrl: addressOf(fields['paymentUrl']), gatewayReference: undefined, raw };
    },

    async readNotice(notice) {
      return readSignedNotice(notice, { keys: [secret], now: clock.now() });
    },

    async status() {
      return undefined;
    },

    check: () => reachGateway(endpoint, AbortSignal.timeout(timeout)),
  };
}
