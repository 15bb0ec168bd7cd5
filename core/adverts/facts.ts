import type { AdvertFields, WaysOfDelivery } from '../entities/advert.ts';
import { comparablePrice } from '../prices/unit-price.ts';
import * as advertFormTexts from '../texts/advert-form.ts';
import * as advertsTexts from '../texts/adverts.ts';

/** What the advert's own page says besides its price. What the seller does not say is undefined. */
export interface AdvertFacts {
  /** "Dried". */
  readonly goods: string | undefined;
  /** "UGX 32,000 per kg", where the price is for something else. */
  readonly compared: string | undefined;
  /** "Pick up · Boda delivery". */
  readonly delivery: string | undefined;
}

export function factsOf(
  advert: Pick<AdvertFields, 'price' | 'quantity' | 'unit' | 'goods'> & WaysOfDelivery,
): AdvertFacts {
  const ways = (['pickUp', 'boda', 'parcel'] as const).filter((way) => advert[way]);
  return {
    goods: advert.goods && advertsTexts.goods[advert.goods],
    compared: comparablePrice(advert),
    delivery: ways.map((way) => advertFormTexts.deliveries[way]).join(' · ') || undefined,
  };
}
