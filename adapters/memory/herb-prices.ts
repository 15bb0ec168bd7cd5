import type { HerbPrices } from '../../core/ports/herb-prices.ts';
import { type Connection, compositeKey } from './memory-database.ts';

export function createMemoryHerbPrices(connection: Connection): HerbPrices {
  return {
    keep: (herb, prices, week) =>
      connection.write(({ herbPrices }) => {
        for (const price of prices) {
          const key = compositeKey(herb, price.goods, price.unit, String(price.week));
          if (price.week >= week || !herbPrices.has(key)) herbPrices.set(key, { herb, price });
        }
      }),
    since: (herb, week) =>
      connection.read(({ herbPrices }) =>
        herbPrices
          .where((row) => row.herb === herb && row.price.week >= week)
          .map(({ price }) => price)
          .toSorted((one, other) => one.week - other.week),
      ),
    forgetBefore: (before) =>
      connection.write(({ herbPrices }) => {
        herbPrices.removeWhere(({ price }) => price.week < before);
      }),
  };
}
