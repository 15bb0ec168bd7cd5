import type { Advert } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { ownAdvert } from './own-advert.ts';

/** The advert, for the seller who edits or deletes it; refuses everybody else. */
export async function viewOwnAdvert(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  advertId: string,
): Promise<Advert> {
  return ownAdvert(ports, requireUser(viewer), advertId);
}
