import { DomainError } from '../errors.ts';
import type { PaymentGateway, PaymentNotice, RawNotice } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import { admit, type CountingPorts } from '../throttling/admit.ts';
import type { Evidence, Payment } from './payment.ts';
import { isReference } from './reference.ts';
import { type SettlingPorts, settlePayment } from './settle-payment.ts';

/**
 * Takes a gateway's notice. What is signed is believed; what only names a payment makes us ask the gateway. Refuses
 * with `forbidden` what the gateway did not send, and with `too-many` what would make us ask without end. Rejects when
 * the gateway cannot be asked just now: it sends again.
 */
export async function receiveNotice(
  ports: SettlingPorts & Pick<Ports, 'payments' | 'paymentWay' | 'throttle' | 'securityLog'>,
  raw: RawNotice,
  client?: string,
): Promise<PaymentNotice['acknowledgement']> {
  const gateway = ports.paymentWay;
  if (gateway === undefined || gateway.kind === 'manual') {
    throw new DomainError('not-found', texts.payments.notSetUp);
  }
  const notice = await gateway.readNotice(raw);
  if (notice === undefined) throw new DomainError('forbidden', texts.payments.forged);
  const { reference } = notice;
  const payment = isReference(reference) ? await ports.payments.byReference(reference) : undefined;
  if (payment === undefined) throw new DomainError('not-found', texts.payments.unknown);
  const evidence = notice.evidence ?? (await askFor(ports, gateway, payment, client));
  if (evidence !== undefined) await settlePayment(ports, payment.reference, evidence);
  return notice.acknowledgement;
}

/** Anybody who knows a reference, its payer first of all, can make us ask by a notice without a signature. */
async function askFor(
  ports: CountingPorts,
  gateway: PaymentGateway,
  payment: Payment,
  client: string | undefined,
): Promise<Evidence | undefined> {
  await admit(ports, 'payment-notice', { account: payment.reference, client });
  return gateway.status(payment);
}
