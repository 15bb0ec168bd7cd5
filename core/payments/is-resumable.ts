import type { GatewayKind, Payment } from '../entities/payment.ts';
import { resumableFor, startLease } from './limits.ts';

/**
 * Whether an open payment can be continued: it is of this kind of gateway, and its page is not too old or, without a
 * page, the gateway is still being asked for it. A payment by hand can always be continued.
 */
export function isResumable(payment: Payment, kind: GatewayKind, now: Date): boolean {
  if (payment.gateway !== kind) return false;
  if (kind === 'manual') return true;
  const age = now.getTime() - payment.startedAt.getTime();
  return age < (payment.paymentUrl === undefined ? startLease : resumableFor);
}
