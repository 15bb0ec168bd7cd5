import type { AdvertSummary } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { maxTopAdverts, topAdvertDays } from './limits.ts';
import { shownTitles } from './shown-advert.ts';

interface TopAdvertList {
  readonly adverts: readonly AdvertSummary[];
  /** Whether these are paid adverts, which readers must be able to tell. */
  readonly paidFor: boolean;
}

/** The recently paid adverts; without any, the most liked of the latest adverts; empty if none of these has a like. */
export async function topAdverts(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  viewer: Viewer,
): Promise<TopAdvertList> {
  const query = {
    viewerId: viewerId(viewer),
    since: new Date(ports.clock.now().getTime() - topAdvertDays * day),
    limit: maxTopAdverts,
  };
  const promoted = await ports.adverts.promoted(query);
  if (promoted.length > 0) return { adverts: shownTitles(promoted), paidFor: true };
  return { adverts: shownTitles(await ports.adverts.mostLiked(query)), paidFor: false };
}
