import { readChoice } from '../../core/adverts/filter.ts';
import { language } from '../../core/texts/page-language.ts';
import { atomFeed, everybody } from '../features/site/atom-feed.server.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async ({ core, url, params }) => {
  const choice = readChoice(url.searchParams);
  const { name, adverts } = await core.viewHerb(everybody, params['slug'] ?? '', language, { choice });
  return atomFeed(url, { title: name, adverts: adverts.items });
});
