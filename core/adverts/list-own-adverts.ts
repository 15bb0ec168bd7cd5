import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { AdvertCard, Page } from './advert.ts';
import { cardPage } from './card-page.ts';
import { parseCursor } from './cursor.ts';
import { advertsPerPage } from './limits.ts';

/** The viewer's own adverts, newest first. */
export async function listOwnAdverts(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  after?: string,
): Promise<Page<AdvertCard>> {
  const { accountId } = requireUser(viewer);
  const cards = await ports.adverts.sellerPage({
    sellerId: accountId,
    viewerId: accountId,
    after: parseCursor(after),
    limit: advertsPerPage + 1,
  });
  return cardPage(cards);
}
