import type { FeedData } from './components/feed-page.tsx';
import type { PageContext } from './request.server.ts';

const noTopAdverts = { adverts: [], paidFor: false };

/** The feed, and above its beginning the top adverts. */
export async function loadFeed({ core, viewer, url }: PageContext): Promise<FeedData> {
  const after = url.searchParams.get('after') ?? undefined;
  const [feed, top] = await Promise.all([
    core.listFeed(viewer, after),
    after === undefined ? core.topAdverts(viewer) : noTopAdverts,
  ]);
  return { feed, top, later: after !== undefined };
}
