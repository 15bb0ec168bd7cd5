import type { Language } from '../entities/language.ts';
import type { Picture } from '../entities/picture.ts';
import { herbs, nameIn } from '../herb-names/herbs.ts';
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

/**
 * The herb that a text names in any language, itself named for pages in `language`; for everybody. Undefined if the text
 * names none or more than one.
 */
export async function recogniseHerb(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  text: string,
  language: Language,
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
    name: nameIn(herb, language),
    otherNames: otherNames(herb, language),
    picture: covers.get(slug),
    usualPrices: pricesByGroup(prices),
  };
}
