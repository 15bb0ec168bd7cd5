import { ownAdvert } from '../adverts/own-advert.ts';
import type { Advert } from '../entities/advert.ts';
import type { Payment } from '../entities/payment.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { texts } from '../texts/text.ts';
import { isReference } from './reference.ts';

/**
 * The sandbox's page for the payer, who must be the advert's seller. Refused with another gateway, because nobody may
 * then claim that they have paid.
 */
export async function viewSandboxPayment(
  ports: Pick<Ports, 'adverts' | 'payments' | 'paymentWay'>,
  viewer: Viewer,
  reference: string,
): Promise<{ readonly payment: Payment; readonly advert: Pick<Advert, 'id' | 'title'> }> {
  const unknown = new DomainError('not-found', texts.payments.unknown);
  if (ports.paymentWay?.kind !== 'sandbox') throw unknown;
  const user = requireReader(viewer);
  const payment = isReference(reference) ? await ports.payments.byReference(reference) : undefined;
  if (payment?.gateway !== 'sandbox') throw unknown;
  const advert = await ownAdvert(ports, user, payment.advertId, texts.payments.notOwner);
  return { payment, advert: { id: advert.id, title: shownText(advert.title, user.fullName) } };
}
