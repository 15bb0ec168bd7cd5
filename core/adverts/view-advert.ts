import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { AdvertDetail } from './advert.ts';
import { isAdvertId } from './advert-id.ts';

/** An advert with everything that its own page shows; for everybody. */
export async function viewAdvert(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  id: string,
): Promise<AdvertDetail> {
  const advert = isAdvertId(id) ? await ports.adverts.detail(viewerId(viewer), id) : undefined;
  if (advert === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  return advert;
}
