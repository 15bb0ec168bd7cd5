import { isAdvertId } from '../adverts/advert-id.ts';
import type { Stores } from '../ports/ports.ts';
import type { QuotedAdvert } from './message.ts';

/** What a message to this seller quotes of the advert. Nothing when it is gone meanwhile, or never was theirs. */
export async function quoteAdvert(
  stores: Pick<Stores, 'adverts'>,
  sellerId: string,
  advertId: string | undefined,
): Promise<QuotedAdvert | undefined> {
  if (advertId === undefined || !isAdvertId(advertId)) return undefined;
  const advert = await stores.adverts.byId(advertId);
  const quotable = advert?.sellerId === sellerId && (advert.state === 'live' || advert.state === 'sold');
  return quotable ? { id: advert.id, title: advert.title } : undefined;
}
