import type { Measure } from '../entities/advert.ts';
import type { AdvertState } from '../entities/advert-state.ts';
import type { QuotedAdvert } from '../entities/message.ts';
import type { Stores } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';

/** The advert that a message to this seller quotes; undefined if it is deleted, or not the seller's. */
export async function quoteAdvert(
  stores: Pick<Stores, 'adverts'>,
  sellerId: string,
  advertId: string | undefined,
): Promise<QuotedAdvert | undefined> {
  return (await quotableAdvert(stores, sellerId, advertId))?.quoted;
}

/** The advert that a message to this seller would quote, with its state and what its price is for. */
export async function quotableAdvert(
  stores: Pick<Stores, 'adverts'>,
  sellerId: string,
  advertId: string | undefined,
): Promise<
  { readonly quoted: QuotedAdvert; readonly state: AdvertState; readonly measure: Measure } | undefined
> {
  if (advertId === undefined || !isAdvertId(advertId)) return undefined;
  const advert = await stores.adverts.byId(advertId);
  if (advert?.sellerId !== sellerId || (advert.state !== 'live' && advert.state !== 'sold')) return undefined;
  const { id, title, state, quantity, unit } = advert;
  return { quoted: { id, title }, state, measure: { quantity, unit } };
}
