import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const paymentLimits = declareLimits({
  /** Starting a payment and naming a transaction: both add lines to a ledger that nobody can shorten. */
  pay: { account: perHour(120), client: perHour(1200) },
  /** By the payment's reference as the account: notices that are not signed, each of which makes us ask the gateway. */
  'payment-notice': { account: perHour(60), client: perHour(6000) },
});
