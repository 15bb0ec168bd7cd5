import { DomainError } from '../errors.ts';
import { commonestName, herbs } from '../herbs/herbs.ts';
import { herbsIn } from '../herbs/herbs-in.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { AdvertDetail } from './advert.ts';
import { isAdvertId } from './advert-id.ts';

/** A herb that an advert is about, and has a page of its own. */
interface NamedHerb {
  readonly slug: string;
  readonly name: string;
}

/** An advert with everything that its own page shows; for everybody. */
export async function viewAdvert(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  id: string,
): Promise<AdvertDetail & { readonly herbs: readonly NamedHerb[] }> {
  const advert = isAdvertId(id) ? await ports.adverts.detail(viewerId(viewer), id) : undefined;
  if (advert === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  return { ...advert, herbs: namedHerbs(advert) };
}

function namedHerbs({ title, description }: AdvertDetail): readonly NamedHerb[] {
  return herbsIn(title, description).flatMap((slug) => {
    const herb = herbs.get(slug);
    return herb === undefined ? [] : [{ slug, name: commonestName(herb) }];
  });
}
