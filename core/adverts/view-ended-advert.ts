import type { AdvertSummary } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { texts } from '../texts/text.ts';
import { similarAdverts } from './similar-adverts.ts';

/** What others see of an advert that has ended: its title, and similar adverts. */
export async function viewEndedAdvert(
  ports: Pick<Ports, 'adverts' | 'profiles' | 'searchIndex'>,
  viewer: Viewer,
  id: string,
): Promise<{ readonly title: string; readonly similar: readonly AdvertSummary[] }> {
  const advert = isAdvertId(id) ? await ports.adverts.byId(id) : undefined;
  if (advert?.state !== 'ended') throw new DomainError('not-found', texts.adverts.notFound);
  const seller = await ports.profiles.byAccountId(advert.sellerId);
  const title = shownText(advert.title, seller?.fullName);
  return { title, similar: await similarAdverts(ports, viewer, advert) };
}
