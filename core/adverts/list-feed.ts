import type { AdvertSummary, Page } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { asksSomething, everyAdvert } from './filter.ts';
import { advertsPerPage, maxCounted } from './limits.ts';
import { listPage, parseListCursor } from './list-cursor.ts';
import { shownTitles } from './shown-advert.ts';

interface Feed extends Page<AdvertSummary> {
  /** The number on all pages; `maxCounted` + 1 means more than that. Undefined for a list without filters. */
  readonly advertCount: number | undefined;
  /** Whether this page is not the first of the list. */
  readonly further: boolean;
}

/** All adverts of a choice, in its order. */
export async function listFeed(
  ports: Pick<Ports, 'adverts'>,
  viewer: Viewer,
  {
    choice = everyAdvert,
    after,
  }: { readonly choice?: AdvertChoice; readonly after?: string | undefined } = {},
): Promise<Feed> {
  const list = { of: 'feed', choice };
  const cursor = parseListCursor(after, list);
  const counted = asksSomething(choice);
  const { cards, places, count } = await ports.adverts.list({
    viewerId: viewerId(viewer),
    herb: undefined,
    choice,
    after: cursor,
    limit: advertsPerPage + 1,
    max: counted ? maxCounted + 1 : 0,
  });
  return {
    ...listPage(shownTitles(cards), places, list),
    advertCount: counted ? count : undefined,
    further: cursor !== undefined,
  };
}
