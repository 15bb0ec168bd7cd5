import type { Advert } from '../adverts/advert.ts';
import { ownAdvert } from '../adverts/own-advert.ts';
import type { PaymentByHand } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { Payment } from './payment.ts';
import { promotedUntil } from './promotion.ts';

/** What the seller sees who pays for an advert. */
export interface Checkout {
  readonly advert: Advert;
  /** Whole Uganda shillings. */
  readonly amount: number;
  /** The latest payment for this advert, by this seller. */
  readonly payment: Payment | undefined;
  readonly promotedUntil: Date | undefined;
  /** `none`: the operator has set up nothing. */
  readonly way: 'none' | 'gateway' | 'sandbox' | Pick<PaymentByHand, 'kind' | 'number' | 'name'>;
}

/** The payment page of the viewer's own advert; refuses everybody else. */
export async function viewCheckout(
  ports: Pick<Ports, 'adverts' | 'payments' | 'paymentWay' | 'settings' | 'clock'>,
  viewer: Viewer,
  advertId: string,
): Promise<Checkout> {
  const advert = await ownAdvert(ports, requireUser(viewer), advertId);
  return {
    advert,
    amount: ports.settings.paymentAmount,
    payment: await ports.payments.latestOf(advertId),
    promotedUntil: await promotedUntil(ports, advertId, ports.clock.now()),
    way: wayOf(ports),
  };
}

function wayOf({ paymentWay: way }: Pick<Ports, 'paymentWay'>): Checkout['way'] {
  if (way === undefined) return 'none';
  if (way.kind === 'manual') return { kind: 'manual', number: way.number, name: way.name };
  return way.kind === 'sandbox' ? 'sandbox' : 'gateway';
}
