import { asksSomething, readChoice } from '../../../core/adverts/filter.ts';
import { language } from '../../../core/texts/page-language.ts';
import { nearOf } from '../../requests/cookies.server.ts';
import { shownFilters } from '../search/filter-views.server.ts';
import { type ListContext, loadSaving } from '../search/load-saving.server.ts';
import { cardPageOf, slipOf } from './advert-views.ts';
import type { FeedData } from './feed-page.tsx';
import { loadNearby } from './nearby-views.server.ts';

const noTopAdverts = { adverts: [], paidFor: false };
const noHerbs = { herbs: [], all: 0 };

/** The feed. Its first page, unfiltered, also has herbs to browse and the top adverts. */
export async function loadFeed(context: ListContext): Promise<FeedData> {
  const { core, viewer, url, request } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const near = await nearOf(request);
  const choice = readChoice(url.searchParams, near);
  const listed = core.listFeed(viewer, { choice, after });
  // An invalid cursor leads to the first page too.
  const begins = after === undefined || !(await listed).further;
  const leads = begins && !asksSomething(choice);
  const [feed, { herbs, all }, top, saving, nearby] = await Promise.all([
    listed,
    leads ? core.browseHerbs(language) : noHerbs,
    leads ? core.topAdverts(viewer) : noTopAdverts,
    loadSaving(context),
    listed.then(({ items, ...found }) =>
      loadNearby(context, { path: '/home', choice, near, listed: { adverts: items, ...found } }),
    ),
  ]);
  return {
    feed: cardPageOf(feed, near),
    filters: shownFilters('/home', url.searchParams, { ...feed, near }),
    herbs: {
      herbs: herbs.map(({ picture, ...herb }) => ({ ...herb, picture: picture && { key: picture.key } })),
      all,
    },
    top: { adverts: top.adverts.map(slipOf), paidFor: top.paidFor },
    saving,
    nearby,
  };
}
