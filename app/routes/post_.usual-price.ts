import { maxTitleLength } from '../../core/adverts/limits.ts';
import { language } from '../../core/texts/page-language.ts';
import { priceAdvice } from '../features/herbs/price-advice.server.ts';
import { page } from '../requests/request.server.ts';

/**
 * What the herb that a title names usually costs, as a sentence for the form of an advert; empty where nothing can be
 * said. For script, and for everybody, as the herbs' pages are.
 */
export const loader = page(async ({ core, url }) => {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const herb = await core.recogniseHerb(asked('title').slice(0, maxTitleLength), language);
  return new Response(priceAdvice(herb, asked('goods')), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, max-age=300' },
  });
});
