import type { GatewayKind, Payment } from '../entities/payment.ts';
import { resumableFor, startLease } from './limits.ts';

/** A page that is old, from another gateway, or that never arrived is of no use to the payer. */
export function isResumable(payment: Payment, kind: GatewayKind, now: Date): boolean {
  if (payment.gateway !== kind) return false;
  if (kind === 'manual') return true;
  const age = now.getTime() - payment.startedAt.getTime();
  return age < (payment.paymentUrl === undefined ? startLease : resumableFor);
}
