import type { Picture } from '../entities/picture.ts';
import { commonestName, herbs } from '../herb-names/herbs.ts';
import { herbsIn } from '../herb-names/herbs-in.ts';
import type { Ports } from '../ports/ports.ts';
import { maxPrices, pricesSince } from './limits.ts';
import { pricesByGroup } from './middle-prices.ts';
import { otherNames } from './other-names.ts';
import type { UsualPrice } from './view-herb.ts';

export interface RecognisedHerb {
  readonly slug: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** The cover of the most liked advert. */
  readonly picture: Picture | undefined;
  /** As on the herb's page, without how they were. */
  readonly usualPrices: readonly Omit<UsualPrice, 'weeks'>[];
}

/** The herb that a text names, for everybody; undefined if it names none or more than one. */
export async function recogniseHerb(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  text: string,
): Promise<RecognisedHerb | undefined> {
  const [slug = '', another] = herbsIn(text);
  const herb = herbs.get(slug);
  if (herb === undefined || another !== undefined) return undefined;
  const since = new Date(ports.clock.now().getTime() - pricesSince);
  const [prices, covers] = await Promise.all([
    ports.adverts.pricesAbout({ herb: slug, since, limit: maxPrices }),
    ports.adverts.coversAboutHerbs([slug]),
  ]);
  return {
    slug,
    name: commonestName(herb),
    otherNames: otherNames(herb),
    picture: covers.get(slug),
    usualPrices: pricesByGroup(prices),
  };
}
