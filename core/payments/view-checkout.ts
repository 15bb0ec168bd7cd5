import { ownAdvert } from '../adverts/own-advert.ts';
import type { Advert } from '../entities/advert.ts';
import type { Payment } from '../entities/payment.ts';
import type { PaymentByHand, PaymentWay } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { texts } from '../texts/text.ts';
import { isResumable } from './is-resumable.ts';
import { failureIsNewsFor } from './limits.ts';
import { promotedUntil } from './promotion.ts';

/** The progress of the seller's payment for an advert. */
type CheckoutStage =
  /** Paid; nothing to pay before `promotedUntil`. */
  | 'promoted'
  /** The operator has set up no way to pay. */
  | 'not-set-up'
  /** The advert is not live, and nothing has been paid or begun. */
  | 'not-live'
  /** No payment has been begun, or the begun one can no longer be used. */
  | 'ready'
  /** The gateway is being asked for its page. */
  | 'preparing'
  /** The gateway's page waits for the payer. */
  | 'open'
  /** The seller has not yet named the transaction by which they paid. */
  | 'by-hand'
  /** The seller has named a transaction, which the operator will check. */
  | 'checking'
  /** The last payment failed not long ago; another can be begun. */
  | 'failed'
  /** The operator did not find the money of the named transaction; another payment can be begun. */
  | 'not-found'
  /** The money was given back; the advert can be paid for again. */
  | 'reversed';

/** The payment page of an advert, for its seller. */
export interface Checkout {
  readonly advert: Pick<Advert, 'id' | 'title' | 'pictures'>;
  /** Whole Uganda shillings. */
  readonly amount: number;
  readonly stage: CheckoutStage;
  /** The latest payment for this advert, by this seller. */
  readonly payment: Payment | undefined;
  readonly promotedUntil: Date | undefined;
  /** `none`: the operator has set up no way to pay. */
  readonly way: 'none' | 'gateway' | 'sandbox' | Pick<PaymentByHand, 'kind' | 'number' | 'name'>;
}

/** The payment page of the viewer's own advert; refuses everybody else. */
export async function viewCheckout(
  ports: Pick<Ports, 'adverts' | 'payments' | 'paymentWay' | 'settings' | 'clock'>,
  viewer: Viewer,
  advertId: string,
): Promise<Checkout> {
  const seller = requireUser(viewer);
  const advert = await ownAdvert(ports, seller, advertId, texts.payments.notOwner);
  const now = ports.clock.now();
  const payment = await ports.payments.latestOf(advertId);
  const until = await promotedUntil(ports, advertId, now);
  return {
    advert: { id: advertId, title: shownText(advert.title, seller.fullName), pictures: advert.pictures },
    // A payment that has been begun keeps its price.
    amount: payment?.state === 'open' ? payment.amount : ports.settings.paymentAmount,
    stage: until === undefined ? stageOf(advert, payment, ports.paymentWay, now) : 'promoted',
    payment,
    promotedUntil: until,
    way: wayOf(ports),
  };
}

function stageOf(advert: Advert, payment: Payment | undefined, way: PaymentWay, now: Date): CheckoutStage {
  if (way === undefined) return 'not-set-up';
  const isUnderWay = payment?.state === 'open' && isResumable(payment, way.kind, now);
  if (advert.state !== 'live' && !isUnderWay) return 'not-live';
  if (payment?.state === 'reversed') return 'reversed';
  if (payment?.state === 'failed') {
    const failedAt = payment.settledAt?.getTime() ?? 0;
    if (now.getTime() - failedAt >= failureIsNewsFor) return 'ready';
    return payment.transactionId === undefined ? 'failed' : 'not-found';
  }
  if (payment === undefined || !isUnderWay) return 'ready';
  if (way.kind === 'manual') return payment.transactionId === undefined ? 'by-hand' : 'checking';
  return payment.paymentUrl === undefined ? 'preparing' : 'open';
}

function wayOf({ paymentWay: way }: Pick<Ports, 'paymentWay'>): Checkout['way'] {
  if (way === undefined) return 'none';
  if (way.kind === 'manual') return { kind: 'manual', number: way.number, name: way.name };
  return way.kind === 'sandbox' ? 'sandbox' : 'gateway';
}
