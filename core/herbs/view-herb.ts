import { everyAdvert } from '../adverts/filter.ts';
import { advertsPerPage, maxCounted } from '../adverts/limits.ts';
import { listPage, parseListCursor } from '../adverts/list-cursor.ts';
import { shownTitles } from '../adverts/shown-advert.ts';
import type { AdvertSummary, Page } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import type { MiddlePrices, PriceGroup, WeeklyPrice } from '../entities/herb-price.ts';
import type { Language } from '../entities/language.ts';
import type { Picture } from '../entities/picture.ts';
import {
  type Herb,
  type HerbLanguage,
  type HerbName,
  herbLanguages,
  herbs,
  nameIn,
  namesBeside,
} from '../herb-names/herbs.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { weekOf } from '../shared/time/weeks.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { shownWords } from '../shown-text/shown-text.ts';
import { texts } from '../texts/text.ts';
import { maxPrices, minWeeks, pricesSince, weeksOfPrices } from './limits.ts';
import { pricesByGroup } from './middle-prices.ts';

/** A usual price, and how it was. */
export interface UsualPrice extends PriceGroup, MiddlePrices {
  /** The prices of the last weeks, the oldest first; empty if too few weeks have one. */
  readonly weeks: readonly WeeklyPrice[];
}

interface HerbPage {
  readonly slug: string;
  readonly name: string;
  readonly botanical: string;
  /** The herb's other names, by language. */
  readonly names: readonly { readonly language: string; readonly names: readonly HerbName[] }[];
  /** The cover of the most liked advert. */
  readonly picture: Picture | undefined;
  /** The middle of recent prices: of all adverts first, then by kind of goods and unit; of those with enough adverts. */
  readonly usualPrices: readonly UsualPrice[];
  readonly adverts: Page<AdvertSummary>;
  /** The number on all pages; `maxCounted` + 1 means more than that. */
  readonly advertCount: number;
  /** Whether this page is not the first of the list. */
  readonly further: boolean;
}

/**
 * A herb, named for pages in this language, with the adverts about it that match the filters, in their order, and its
 * usual price; for everybody. Refuses with `not-found`.
 */
export async function viewHerb(
  ports: Pick<Ports, 'adverts' | 'herbPrices' | 'clock'>,
  viewer: Viewer,
  slug: string,
  language: Language,
  {
    choice = everyAdvert,
    after,
  }: { readonly choice?: AdvertChoice; readonly after?: string | undefined } = {},
): Promise<HerbPage> {
  const herb = herbs.get(slug);
  if (herb === undefined) throw new DomainError('not-found', texts.herbPage.notFound);
  const now = ports.clock.now();
  const since = new Date(now.getTime() - pricesSince);
  const list = { of: slug, choice };
  const cursor = parseListCursor(after, list);
  const [{ cards, places, count }, prices, weekly, covers] = await Promise.all([
    ports.adverts.list({
      viewerId: viewerId(viewer),
      herb: slug,
      choice,
      after: cursor,
      limit: advertsPerPage + 1,
      max: maxCounted + 1,
    }),
    ports.adverts.pricesAbout({ herb: slug, since, limit: maxPrices }),
    ports.herbPrices.since(slug, weekOf(now) - weeksOfPrices + 1),
    ports.adverts.coversAboutHerbs([slug]),
  ]);
  return {
    slug,
    name: nameIn(herb, language),
    botanical: herb.botanical,
    names: otherNames(herb, language),
    picture: covers.get(slug),
    usualPrices: pricesByGroup(prices).map((price) => ({ ...price, weeks: weeksOf(weekly, price) })),
    adverts: listPage(shownTitles(cards), places, list),
    advertCount: count,
    further: cursor !== undefined,
  };
}

function otherNames(herb: Herb, shownIn: Language): HerbPage['names'] {
  const others = namesBeside(herb, shownIn);
  return Object.entries(herbLanguages).flatMap(([key, language]) => {
    const names = others
      .filter((name) => name.language === (key as HerbLanguage))
      .map((name) => ({ ...name, text: shownWords(name.text) }));
    return names.length === 0 ? [] : [{ language, names }];
  });
}

function weeksOf(weekly: readonly WeeklyPrice[], { goods, unit }: PriceGroup): readonly WeeklyPrice[] {
  const weeks = weekly.filter((price) => price.goods === goods && price.unit === unit);
  return weeks.length < minWeeks ? [] : weeks;
}
