import { DomainError } from '../errors.ts';
import { commonestName, herbs } from '../herbs/herbs.ts';
import { herbsIn } from '../herbs/herbs-in.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { AdvertDetail } from './advert.ts';
import { isAdvertId } from './advert-id.ts';
import { chipOf } from './chip-of.ts';

/** A herb that an advert is about, and has a page of its own. */
interface NamedHerb {
  readonly slug: string;
  readonly name: string;
}

/**
 * An advert with everything that its own page shows; for everybody while it is live or sold. Of one that has ended others are
 * told no more than that, and of one that is hidden nothing.
 */
export async function viewAdvert(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<
  AdvertDetail & {
    readonly own: boolean;
    /** Its state, in a word or two; that it will end is for its seller. */
    readonly chip: string | undefined;
    readonly herbs: readonly NamedHerb[];
  }
> {
  const asking = viewerId(viewer);
  const advert = isAdvertId(id) ? await ports.adverts.detail(asking, id) : undefined;
  const own = asking !== undefined && advert?.sellerId === asking;
  if (advert === undefined || (advert.state === 'hidden' && !own))
    throw new DomainError('not-found', texts.adverts.notFound);
  if (advert.state === 'ended' && !own) throw new DomainError('gone', texts.states.over);
  const chip = own || advert.state !== 'live' ? chipOf(advert, ports.clock.now()) : undefined;
  return { ...advert, own, chip, herbs: namedHerbs(advert) };
}

function namedHerbs({ title, description }: AdvertDetail): readonly NamedHerb[] {
  return herbsIn(title, description).flatMap((slug) => {
    const herb = herbs.get(slug);
    return herb === undefined ? [] : [{ slug, name: commonestName(herb) }];
  });
}
