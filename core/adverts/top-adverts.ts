import type { Ports } from '../ports/ports.ts';
import { day } from '../time/durations.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { AdvertCard } from './advert.ts';
import { maxTopAdverts, topAdvertDays } from './limits.ts';

/** The most liked of the latest adverts; none when nobody liked any. */
export async function topAdverts(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  viewer: Viewer,
): Promise<readonly AdvertCard[]> {
  return ports.adverts.mostLiked({
    viewerId: viewerId(viewer),
    since: new Date(ports.clock.now().getTime() - topAdvertDays * day),
    limit: maxTopAdverts,
  });
}
