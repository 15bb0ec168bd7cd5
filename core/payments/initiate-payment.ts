import { ownAdvert } from '../adverts/own-advert.ts';
import type { Advert } from '../entities/advert.ts';
import type { Payment } from '../entities/payment.ts';
import { GatewayError, type GatewayStart, type PaymentGateway } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { User, Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { isResumable } from './is-resumable.ts';
import { firstQuestion, handReferenceLength, referenceLength } from './limits.ts';
import { isOnThisMachine, isPaymentUrl } from './payment-url.ts';
import { promotedUntil } from './promotion.ts';
import { giveUp, recordStep } from './record-step.ts';
import { paymentLimits } from './throttling-limits.ts';

type InitiatingPorts = Pick<
  Ports,
  'transaction' | 'throttle' | 'securityLog' | 'paymentWay' | 'settings' | 'clock' | 'ids'
>;

/**
 * Starts a payment for promoting the viewer's own advert, or continues with the open one: an advert never has two. The
 * payment is stored before the gateway is asked, so that a notice that arrives before the gateway's answer finds it.
 * Refuses with `unavailable` if the gateway gives no page that a payer may be sent to; then no payment is left open.
 * `origin` is the site's, for absolute addresses.
 */
export async function initiatePayment(
  ports: InitiatingPorts,
  viewer: Viewer,
  input: { readonly advertId: string; readonly origin: string; readonly client?: string | undefined },
): Promise<Payment> {
  const user = requireUser(viewer);
  const way = ports.paymentWay;
  if (way === undefined) throw new DomainError('conflict', texts.payments.notSetUp);
  await admit(ports, paymentLimits.pay, { account: user.accountId, client: input.client });
  const { advert, payment, resumed } = await openPayment(ports, user, input.advertId);
  if (way.kind === 'manual' || payment.paymentUrl !== undefined) return payment;
  if (resumed) throw new DomainError('conflict', texts.payments.beingPrepared);
  return startAtGateway(ports, way, { user, advert, payment, origin: input.origin });
}

async function openPayment(
  ports: InitiatingPorts,
  user: User,
  advertId: string,
): Promise<{ readonly advert: Advert; readonly payment: Payment; readonly resumed: boolean }> {
  const { paymentWay: way, settings } = ports;
  const now = ports.clock.now();
  const kind = way?.kind ?? 'manual';
  const reference =
    kind === 'manual' ? ports.ids.legible(handReferenceLength) : ports.ids.alphanumeric(referenceLength);
  const draft = {
    reference,
    advertId,
    accountId: user.accountId,
    amount: settings.paymentAmount,
    gateway: kind,
    startedAt: now,
  };
  const askAt = kind === 'manual' ? undefined : new Date(now.getTime() + firstQuestion);
  return ports.transaction(async (stores) => {
    const advert = await ownAdvert(stores, user, advertId, texts.payments.notOwner);
    if (advert.state !== 'live') throw new DomainError('conflict', texts.states.notLive);
    const first = await stores.payments.open(draft, askAt);
    // Checked only now, because opening has waited for a payment that was being settled.
    if ((await promotedUntil(stores, advertId, now)) !== undefined) {
      throw new DomainError('conflict', texts.payments.promotedAlready);
    }
    const resumed = first.outcome === 'exists' && isResumable(first.payment, kind, now);
    if (first.outcome === 'opened' || resumed) {
      if (!resumed) await recordStep(ports, stores, { reference, step: 'started' });
      return { advert, payment: first.payment, resumed };
    }
    await giveUp(ports, stores, first.payment.reference);
    const second = await stores.payments.open(draft, askAt);
    await recordStep(ports, stores, { reference, step: 'started' });
    return { advert, payment: second.payment, resumed: false };
  });
}

async function startAtGateway(
  ports: InitiatingPorts,
  gateway: PaymentGateway,
  about: {
    readonly user: User;
    readonly advert: Advert;
    readonly payment: Payment;
    readonly origin: string;
  },
): Promise<Payment> {
  const { user, advert, payment, origin } = about;
  const { reference } = payment;
  try {
    const started = await gateway.start({
      reference,
      amount: payment.amount,
      advert: { id: advert.id, title: advert.title },
      payer: { accountId: user.accountId, fullName: user.fullName, email: user.email },
      callbackUrl: origin + addresses.paymentNotice,
      returnUrl: origin + addresses.payFor(advert.id),
    });
    const paymentUrl = usableUrl(ports, gateway, started);
    const { gatewayReference, raw } = started;
    return await ports.transaction(async (stores) => {
      await stores.payments.setGatewayPage(reference, { paymentUrl, gatewayReference });
      await recordStep(ports, stores, { reference, step: 'gateway-ready', raw });
      return { ...payment, paymentUrl, gatewayReference };
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await ports.transaction(async (stores) => {
      const present = await stores.payments.lock(reference);
      await recordStep(ports, stores, { reference, step: 'gateway-refused', raw: error.raw });
      // A notice may have settled the payment before the unusable answer came.
      if (present?.state === 'open') await stores.payments.setState(reference, 'failed', ports.clock.now());
    });
    const text = error instanceof NoPaymentUrl ? texts.payments.noUrl : texts.payments.failed;
    throw new DomainError('unavailable', text);
  }
}

class NoPaymentUrl extends GatewayError {}

function usableUrl(
  ports: Pick<Ports, 'settings'>,
  gateway: PaymentGateway,
  { paymentUrl, raw }: GatewayStart,
): string {
  const allow = { loopback: isOnThisMachine(ports.settings.publicUrl), ownPath: gateway.kind === 'sandbox' };
  if (paymentUrl !== undefined && isPaymentUrl(paymentUrl, allow)) return paymentUrl;
  throw new NoPaymentUrl('The gateway gave no address to which a payer may be sent.', raw);
}
