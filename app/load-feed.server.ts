import type { FeedData } from './components/feed-page.tsx';
import type { PageContext } from './request.server.ts';
import { cardPageOf, topAdvertOf } from './shown-adverts.ts';

const noTopAdverts = { adverts: [], paidFor: false };

/** The feed, and above its beginning the top adverts. */
export async function loadFeed({ core, viewer, url }: PageContext): Promise<FeedData> {
  const after = url.searchParams.get('after') ?? undefined;
  const [feed, top] = await Promise.all([
    core.listFeed(viewer, { after }),
    after === undefined ? core.topAdverts(viewer) : noTopAdverts,
  ]);
  return {
    feed: cardPageOf(feed),
    top: { ...top, adverts: top.adverts.map(topAdvertOf) },
    later: after !== undefined,
  };
}
