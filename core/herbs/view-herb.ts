import { everyAdvert } from '../adverts/filter.ts';
import { advertsPerPage, maxCounted } from '../adverts/limits.ts';
import { listPage, parseListCursor } from '../adverts/list-cursor.ts';
import { shownTitles } from '../adverts/shown-advert.ts';
import type { AdvertSummary, Page } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import {
  commonestName,
  type HerbLanguage,
  type HerbName,
  herbLanguages,
  herbs,
} from '../herb-names/herbs.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { day } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { shownWords } from '../shown-text/shown-text.ts';
import { texts } from '../texts/texts.ts';

/** The fewest adverts from which a price range is computed. */
const minPrices = 8;
/** The most adverts, newest first, from which it is computed: enough, and quick to read. */
const maxPrices = 100;
/** How old these adverts may be, in milliseconds. */
const pricesSince = 90 * day;

interface HerbPage {
  readonly slug: string;
  readonly name: string;
  readonly botanical: string;
  /** The herb's other names, by language. */
  readonly names: readonly { readonly language: string; readonly names: readonly HerbName[] }[];
  /** The range of the middle half of recent prices, in shillings (UGX); undefined if there are too few. */
  readonly usualPrice: readonly [from: number, to: number] | undefined;
  readonly adverts: Page<AdvertSummary>;
  /** The number on all pages; `maxCounted` + 1 means more than that. */
  readonly advertCount: number;
  /** Whether this page is not the first of the list. */
  readonly further: boolean;
}

/**
 * A herb with the adverts about it that match the filters, in their order, and its usual price; for everybody. Refuses
 * with `not-found`.
 */
export async function viewHerb(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  viewer: Viewer,
  slug: string,
  {
    choice = everyAdvert,
    after,
  }: { readonly choice?: AdvertChoice; readonly after?: string | undefined } = {},
): Promise<HerbPage> {
  const herb = herbs.get(slug);
  if (herb === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  const since = new Date(ports.clock.now().getTime() - pricesSince);
  const list = { of: slug, choice };
  const cursor = parseListCursor(after, list);
  const [{ cards, places, count }, prices] = await Promise.all([
    ports.adverts.list({
      viewerId: viewerId(viewer),
      herb: slug,
      choice,
      after: cursor,
      limit: advertsPerPage + 1,
      max: maxCounted + 1,
    }),
    ports.adverts.pricesAbout({ herb: slug, since, limit: maxPrices }),
  ]);
  return {
    slug,
    name: commonestName(herb),
    botanical: herb.botanical,
    names: otherNames(herb.names),
    usualPrice: middleHalf(prices),
    adverts: listPage(shownTitles(cards), places, list),
    advertCount: count,
    further: cursor !== undefined,
  };
}

function otherNames([, ...others]: readonly HerbName[]): HerbPage['names'] {
  return Object.entries(herbLanguages).flatMap(([key, language]) => {
    const names = others
      .filter((name) => name.language === (key as HerbLanguage))
      .map((name) => ({ ...name, text: shownWords(name.text) }));
    return names.length === 0 ? [] : [{ language, names }];
  });
}

function middleHalf(prices: readonly number[]): HerbPage['usualPrice'] {
  if (prices.length < minPrices) return undefined;
  const sorted = prices.toSorted((one, other) => one - other);
  const quarter = Math.floor(sorted.length / 4);
  return [sorted[quarter] ?? 0, sorted[sorted.length - 1 - quarter] ?? 0];
}
