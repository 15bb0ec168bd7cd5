import type { AdvertFields, WaysOfDelivery } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** Where the viewer sold last, and how the goods reached the buyer. */
export type UsualPlace = Pick<AdvertFields, 'district' | 'village' | keyof WaysOfDelivery>;

/** What the viewer's newest advert says, in whatever state it is: a new one is often the same. Undefined without any. */
export async function viewUsualPlace(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
): Promise<UsualPlace | undefined> {
  const { accountId: sellerId } = requireUser(viewer);
  const [newest] = await ports.adverts.ownPage({ sellerId, after: undefined, limit: 1 });
  if (newest === undefined) return undefined;
  const { district, village, pickUp, boda, parcel } = newest;
  return { district, village, pickUp, boda, parcel };
}
