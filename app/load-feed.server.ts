import type { FeedData } from './components/feed-page.tsx';
import { loadSaving } from './load-saving.server.ts';
import type { PageContext } from './request.server.ts';
import { cardPageOf, topAdvertOf } from './shown-adverts.ts';

const noTopAdverts = { adverts: [], paidFor: false };

/** The feed, and above its beginning the top adverts. */
export async function loadFeed(context: PageContext): Promise<FeedData> {
  const { core, viewer, url } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const [feed, top, saving] = await Promise.all([
    core.listFeed(viewer, { after }),
    after === undefined ? core.topAdverts(viewer) : noTopAdverts,
    loadSaving(context),
  ]);
  return {
    feed: cardPageOf(feed),
    top: { ...top, adverts: top.adverts.map(topAdvertOf) },
    later: after !== undefined,
    saving,
  };
}
