import type { FormerPrice, Measure } from '../entities/advert.ts';
import { day } from '../shared/time/durations.ts';
import { priceDropDays } from './limits.ts';

interface Priced {
  readonly price: number;
  /** Undefined if the price has never changed. */
  readonly formerPrice: FormerPrice | undefined;
}

/**
 * The former price to store when the seller enters this price. A price is compared with the lowest of the 14 days
 * before; otherwise a seller could raise it only to lower it again and call that a bargain. A price for another
 * quantity or unit is no bargain, whatever it was before.
 */
export function formerPriceAfter(
  advert: Priced & Measure,
  { price, quantity, unit }: { readonly price: number } & Measure,
  now: Date,
): FormerPrice | undefined {
  const { formerPrice } = advert;
  const isForTheSame = quantity === advert.quantity && unit === advert.unit;
  if (price === advert.price && isForTheSame) return formerPrice;
  const lowest = isRecent(formerPrice, now) ? Math.min(formerPrice.price, advert.price) : advert.price;
  return { price: isForTheSame ? lowest : Math.min(lowest, price), until: now };
}

/** The former price, as long as readers are shown that the price has fallen; otherwise undefined. */
export function priceBefore({ price, formerPrice }: Priced, now: Date): number | undefined {
  return isRecent(formerPrice, now) && formerPrice.price > price ? formerPrice.price : undefined;
}

function isRecent(formerPrice: FormerPrice | undefined, now: Date): formerPrice is FormerPrice {
  return formerPrice !== undefined && now.getTime() - formerPrice.until.getTime() < priceDropDays * day;
}
