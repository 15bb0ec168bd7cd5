import { DomainError } from '../errors.ts';
import type { Notice, RawNotice } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import { isReference } from './reference.ts';
import { type SettlingPorts, settlePayment } from './settle-payment.ts';

/**
 * Takes a gateway's notice. What is signed is believed; what only names a payment makes us ask the gateway. Refuses
 * with `forbidden` what the gateway did not send. Rejects when the gateway cannot be asked just now: it sends again.
 */
export async function receiveNotice(
  ports: SettlingPorts & Pick<Ports, 'payments' | 'paymentWay'>,
  raw: RawNotice,
): Promise<Notice['acknowledgement']> {
  const gateway = ports.paymentWay;
  if (gateway === undefined || gateway.kind === 'manual') {
    throw new DomainError('not-found', texts.payments.notSetUp);
  }
  const notice = await gateway.readNotice(raw);
  if (notice === undefined) throw new DomainError('forbidden', texts.payments.forged);
  const { reference } = notice;
  const payment = isReference(reference) ? await ports.payments.byReference(reference) : undefined;
  if (payment === undefined) throw new DomainError('not-found', texts.payments.unknown);
  const evidence = notice.evidence ?? (await gateway.status(payment));
  if (evidence !== undefined) await settlePayment(ports, payment.reference, evidence);
  return notice.acknowledgement;
}
