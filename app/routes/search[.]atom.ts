import { readChoice } from '../../core/adverts/filter.ts';
import * as feedsTexts from '../../core/texts/feeds.ts';
import { atomFeed, everybody } from '../features/site/atom-feed.server.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async ({ core, url, client }) => {
  const choice = readChoice(url.searchParams);
  const { query, adverts } = await core.search(everybody, url.searchParams.get('q') ?? '', {
    choice,
    client,
  });
  return atomFeed(url, {
    title: query === '' ? feedsTexts.adverts : feedsTexts.search({ query }),
    adverts: adverts.items,
  });
});
