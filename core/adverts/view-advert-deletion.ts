import type { Picture } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { ownAdvert } from './own-advert.ts';
import { promotedAmong } from './own-card.ts';

/** The advert that a seller is asked to confirm the deletion of; refuses everybody else. */
export async function viewAdvertDeletion(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  viewer: Viewer,
  advertId: string,
): Promise<{ readonly title: string; readonly cover: Picture | undefined; readonly promoted: boolean }> {
  const user = requireUser(viewer);
  const { title, pictures } = await ownAdvert(ports, user, advertId);
  const promoted = await promotedAmong(ports, [advertId]);
  return {
    title: shownText(title, user.fullName),
    cover: pictures[0],
    promoted: promoted.has(advertId),
  };
}
