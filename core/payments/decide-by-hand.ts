import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import { currency } from './limits.ts';
import { type SettlingPorts, settlePayment } from './settle-payment.ts';

/**
 * The operator has compared a payment by hand with what came on their mobile-money account. For the operator's own
 * command only: no page and no request leads here.
 */
export async function decideByHand(
  ports: SettlingPorts & Pick<Ports, 'payments'>,
  input: { readonly reference: string; readonly decision: 'paid' | 'failed' | 'reversed' },
): Promise<void> {
  const payment = await ports.payments.byReference(input.reference);
  if (payment === undefined) throw new DomainError('not-found', texts.payments.unknown);
  await settlePayment(ports, payment.reference, {
    state: input.decision,
    amount: payment.amount,
    currency,
    raw: 'by the operator',
  });
}
