import type { WaitingOffer } from '../ports/conversations.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import { maxWaitingOffers } from './limits.ts';

/** The newest offers for the viewer's adverts that the viewer can still accept or decline. */
export async function listWaitingOffers(
  ports: Pick<Ports, 'conversations'>,
  viewer: Viewer,
): Promise<readonly WaitingOffer[]> {
  const { accountId, fullName } = requireReader(viewer);
  const offers = await ports.conversations.waitingOffers({ sellerId: accountId, limit: maxWaitingOffers });
  return offers.map((offer) => ({ ...offer, advert: withShownTitle(offer.advert, fullName) }));
}
