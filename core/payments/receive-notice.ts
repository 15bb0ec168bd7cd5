import type { Evidence, Payment } from '../entities/payment.ts';
import type { PaymentGateway, PaymentNotice, RawNotice } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { admit, type CountingPorts } from '../shared/throttling/admit.ts';
import { texts } from '../texts/text.ts';
import { isReference } from './reference.ts';
import { type SettlingPorts, settlePayment } from './settle-payment.ts';
import { paymentLimits } from './throttling-limits.ts';

/**
 * Handles a gateway's notice. A signed notice is trusted; for one that only names a payment, the gateway is asked.
 * Refuses with `forbidden` if the gateway did not send the notice, and with `too-many` if notices would cause too
 * many questions. Rejects if the gateway cannot be asked now: it will send the notice again.
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

/** Anybody who knows a reference, above all its payer, can cause a question to the gateway with an unsigned notice. */
async function askFor(
  ports: CountingPorts,
  gateway: PaymentGateway,
  payment: Payment,
  client: string | undefined,
): Promise<Evidence | undefined> {
  await admit(ports, paymentLimits['payment-notice'], { account: payment.reference, client });
  return gateway.status(payment);
}
