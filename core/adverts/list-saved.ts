import type { AdvertSummary, Page } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { advertsPerPage } from './limits.ts';
import { shownTitle } from './shown-advert.ts';

/** The adverts that the viewer has saved, latest save first. */
export async function listSaved(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  after?: string,
): Promise<Page<AdvertSummary>> {
  const saved = await ports.adverts.savedPage({
    viewerId: requireReader(viewer).accountId,
    after: parseCursor(after),
    limit: advertsPerPage + 1,
  });
  const page = pageOf(saved, advertsPerPage, ({ card, savedAt }) => ({ at: savedAt, id: card.id }));
  return { items: page.items.map(({ card }) => shownTitle(card)), next: page.next };
}
