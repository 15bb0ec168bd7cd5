import { moveAdvert } from '../adverts/move-advert.ts';
import type { Subject } from '../entities/report.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * Hides an advert or a comment from everybody but its writer, or shows it again, within the caller's transaction.
 * Returns whether anything changed; profiles and messages cannot be hidden.
 */
export async function setShown(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Stores,
  { kind, id }: Subject,
  move: 'hide for reports' | 'hide' | 'restore',
): Promise<boolean> {
  if (kind === 'comment') return stores.comments.setHidden(id, move !== 'restore');
  const advert = kind === 'advert' ? await stores.adverts.byId(id) : undefined;
  return advert !== undefined && moveAdvert(ports, stores, advert, move);
}
