import { readChoice } from '../../core/adverts/filter.ts';
import * as feedsTexts from '../../core/texts/feeds.ts';
import { atomFeed, everybody } from '../features/site/atom-feed.server.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async ({ core, url }) => {
  const { items } = await core.listFeed(everybody, { choice: readChoice(url.searchParams) });
  return atomFeed(url, { title: feedsTexts.home, adverts: items });
});
