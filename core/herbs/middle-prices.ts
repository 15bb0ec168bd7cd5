import type { MiddlePrices, PriceGroup } from '../entities/herb-price.ts';
import type { PricedAdvert } from '../ports/adverts.ts';
import { priceOfOne } from '../prices/unit-price.ts';
import { minPrices } from './limits.ts';

/**
 * The middle prices of these adverts: of all together, and of each kind of goods by what the price is for, the largest
 * group first; of those with enough adverts to say.
 */
export function pricesByGroup(adverts: readonly PricedAdvert[]): readonly (PriceGroup & MiddlePrices)[] {
  const groups = new Map<string, PriceGroup & { readonly prices: number[] }>();
  for (const advert of adverts) {
    const one = priceOfOne(advert);
    if (one === undefined || advert.goods === undefined) continue;
    const { goods } = advert;
    const key = `${goods} ${one.unit}`;
    const group = groups.get(key) ?? { goods, unit: one.unit, prices: [] };
    group.prices.push(one.shillings);
    groups.set(key, group);
  }
  const all = { goods: '', unit: '', prices: adverts.map(({ price }) => price) } as const;
  const largest = [...groups.values()].toSorted((one, other) => other.prices.length - one.prices.length);
  return [all, ...largest].flatMap(({ prices, ...group }) => {
    const middle = middlePrices(prices);
    return middle === undefined ? [] : [{ ...group, ...middle }];
  });
}

/** The middle of these prices, and the range of their middle half; undefined if they are too few to say. */
function middlePrices(prices: readonly number[]): MiddlePrices | undefined {
  if (prices.length < minPrices) return undefined;
  const sorted = prices.toSorted((one, other) => one - other);
  const priceAt = (index: number) => sorted[index] ?? 0;
  const last = sorted.length - 1;
  const quarter = Math.floor(sorted.length / 4);
  const middle = (priceAt(Math.floor(last / 2)) + priceAt(Math.ceil(last / 2))) / 2;
  return {
    low: priceAt(quarter),
    middle: Math.round(middle),
    high: priceAt(last - quarter),
    adverts: sorted.length,
  };
}
