import type { Seller } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import { texts } from '../texts/text.ts';
import { ownAdvert } from './own-advert.ts';
import { buyersAmong } from './possible-buyers.ts';

/** The viewer's own sold advert, who may have bought it, and whom the viewer has named. Refuses others, as `ownAdvert`. */
export async function viewSale(
  ports: Pick<Ports, 'adverts' | 'conversations' | 'profiles' | 'sales'>,
  viewer: Viewer,
  advertId: string,
): Promise<{
  readonly title: string;
  readonly people: readonly Seller[];
  /** Account id. */
  readonly buyerId: string | undefined;
}> {
  const user = requireUser(viewer);
  const advert = await ownAdvert(ports, user, advertId);
  if (advert.state !== 'sold') throw new DomainError('conflict', texts.sales.notSold);
  const sale = await ports.sales.of(advertId);
  const { title } = withShownTitle(advert, user.fullName);
  return { title, people: await buyersAmong(ports, user.accountId, advertId), buyerId: sale?.buyerId };
}
