import type { AdvertFields, WaysOfDelivery } from '../entities/advert.ts';
import { comparablePrice } from '../prices/unit-price.ts';
import { type Text, texts } from '../texts/text.ts';

/** What the advert's own page says besides its price. What the seller does not say is missing. */
export interface AdvertFacts {
  /** "Dried". */
  readonly goods: Text | undefined;
  /** "UGX 32,000 per kg", where the price is for something else. */
  readonly compared: Text | undefined;
  /** "Pick up", "Boda delivery". */
  readonly delivery: readonly Text[];
}

export function factsOf(
  advert: Pick<AdvertFields, 'price' | 'quantity' | 'unit' | 'goods'> & WaysOfDelivery,
): AdvertFacts {
  const ways = (['pickUp', 'boda', 'parcel'] as const).filter((way) => advert[way]);
  return {
    goods: advert.goods && texts.adverts.goods[advert.goods],
    compared: comparablePrice(advert, texts.units),
    delivery: ways.map((way) => texts.advertForm.deliveries[way]),
  };
}
