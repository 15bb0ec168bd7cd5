import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { AdvertSummary, Page } from './advert.ts';
import { cardPage } from './card-page.ts';
import { parseCursor } from './cursor.ts';
import { advertsPerPage } from './limits.ts';

/** All adverts, newest first. */
export async function listFeed(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  after?: string,
): Promise<Page<AdvertSummary>> {
  const cards = await ports.adverts.feedPage({
    viewerId: viewerId(viewer),
    after: parseCursor(after),
    limit: advertsPerPage + 1,
  });
  return cardPage(cards);
}
