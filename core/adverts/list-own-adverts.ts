import type { Page } from '../entities/advert.ts';
import type { AdvertState } from '../entities/advert-state.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { cardPage } from './card-page.ts';
import { chipOf } from './chip-of.ts';
import { howAdvertsDo } from './how-adverts-do.ts';
import { advertsPerPage } from './limits.ts';
import { type OwnCard, promotedAmong } from './own-card.ts';
import { renewableFrom } from './renewal.ts';

/** The viewer's own adverts, newest first; with a state only those in it. */
export async function listOwnAdverts(
  ports: Pick<Ports, 'adverts' | 'views' | 'clock' | 'reviewCases'>,
  viewer: Viewer,
  after?: string,
  state?: AdvertState,
): Promise<Page<OwnCard>> {
  const { accountId } = requireReader(viewer);
  const cards = await ports.adverts.ownPage({
    sellerId: accountId,
    state,
    after: parseCursor(after),
    limit: advertsPerPage + 1,
  });
  const page = cardPage(cards);
  const ids = page.items.map(({ id }) => id);
  const hidden = page.items.filter(({ state }) => state === 'hidden').map(({ id }) => id);
  const [promoted, performance, cases] = await Promise.all([
    promotedAmong(ports, ids),
    howAdvertsDo(ports, ids),
    ports.reviewCases.ofAdverts(hidden),
  ]);
  const asked = new Set(cases.filter(({ review }) => review).map(({ subject }) => subject.id));
  const now = ports.clock.now();
  const items = page.items.map((card) => ({
    ...card,
    promoted: promoted.has(card.id),
    chip: chipOf(card, now),
    renewableFrom: renewableFrom(card),
    performance: performance(card.id),
    review:
      card.state !== 'hidden' ? undefined : asked.has(card.id) ? ('asked' as const) : ('possible' as const),
  }));
  return { ...page, items };
}
