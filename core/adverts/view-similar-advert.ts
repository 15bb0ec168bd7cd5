import type { AdvertFields } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { ownAdvert } from './own-advert.ts';

/**
 * What the viewer wrote in this advert of theirs, whatever its state, for another one like it; undefined for an
 * advert of somebody else and for an unknown id.
 */
export async function viewSimilarAdvert(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  advertId: string,
): Promise<AdvertFields | undefined> {
  const user = requireUser(viewer);
  try {
    return await ownAdvert(ports, user, advertId);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
