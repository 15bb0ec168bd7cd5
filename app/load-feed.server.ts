import { asksSomething, readChoice } from '../core/adverts/filter.ts';
import type { FeedData } from './components/feed-page.tsx';
import { loadSaving } from './load-saving.server.ts';
import type { PageContext } from './request.server.ts';
import { cardPageOf, slipOf, topAdvertOf } from './shown-adverts.ts';
import { shownFilters } from './shown-filters.server.ts';

const noTopAdverts = { adverts: [], paidFor: false };

/** The feed, and above its beginning the top adverts, where nothing is asked of it. */
export async function loadFeed(context: PageContext): Promise<FeedData> {
  const { core, viewer, url } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const choice = readChoice(url.searchParams);
  const [feed, top, saving] = await Promise.all([
    core.listFeed(viewer, { choice, after }),
    after === undefined && !asksSomething(choice) ? core.topAdverts(viewer) : noTopAdverts,
    loadSaving(context),
  ]);
  const [first, ...others] = top.adverts;
  return {
    feed: cardPageOf(feed),
    filters: shownFilters('/home', url.searchParams, feed),
    top: { first: first && topAdvertOf(first), others: others.map(slipOf), paidFor: top.paidFor },
    saving,
  };
}
