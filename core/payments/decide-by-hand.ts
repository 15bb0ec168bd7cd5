import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';
import { currency } from './limits.ts';
import { type SettlingPorts, settlePayment } from './settle-payment.ts';

/**
 * Settles a payment that the operator has compared by hand with their mobile-money account. Only for the operator's
 * command, never for a page or a request.
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
