import type { Goods, Measure, WaysOfDelivery } from '../entities/advert.ts';
import { comparablePrice } from '../prices/unit-price.ts';
import * as advertsTexts from '../texts/adverts.ts';

/**
 * What the advert's own page says besides its price and place, each on a line: "Dried · UGX 32,000 per kg" and
 * "Pick up · Boda delivery". What the seller does not say is left out.
 */
export function factsOf(
  advert: Measure & WaysOfDelivery & { readonly price: number; readonly goods: Goods | undefined },
): readonly string[] {
  const goods = advert.goods && advertsTexts.goods[advert.goods];
  const ways = (['pickUp', 'boda', 'parcel'] as const).filter((way) => advert[way]);
  return [[goods, comparablePrice(advert)], ways.map((way) => advertsTexts.delivery[way])]
    .map((parts) => parts.filter((part) => part !== undefined).join(' · '))
    .filter((line) => line !== '');
}
