import type { WeeklyPrice } from '../../../core/entities/herb-price.ts';
import type { HerbPrices } from '../../../core/ports/herb-prices.ts';
import type { Database } from '../connection/schema.ts';

export function createSqlHerbPrices(db: Database): HerbPrices {
  async function insert(
    herb: string,
    prices: readonly WeeklyPrice[],
    conflict: 'replace' | 'stay',
  ): Promise<void> {
    if (prices.length === 0) return;
    await db
      .insertInto('herb_prices')
      .values(prices.map((price) => ({ herb, ...price })))
      .onConflict((on) => {
        const columns = on.columns(['herb', 'goods', 'unit', 'week']);
        if (conflict === 'stay') return columns.doNothing();
        return columns.doUpdateSet((update) => ({
          low: update.ref('excluded.low'),
          middle: update.ref('excluded.middle'),
          high: update.ref('excluded.high'),
          adverts: update.ref('excluded.adverts'),
        }));
      })
      .execute();
  }

  return {
    async keep(herb, prices, week) {
      const earlier = prices.filter((price) => price.week < week);
      await insert(herb, earlier, 'stay');
      const present = prices.filter((price) => price.week >= week);
      await insert(herb, present, 'replace');
    },

    since: (herb, week) =>
      db
        .selectFrom('herb_prices')
        .select(['goods', 'unit', 'week', 'low', 'middle', 'high', 'adverts'])
        .where('herb', '=', herb)
        .where('week', '>=', week)
        .orderBy('week')
        .execute(),

    async forgetBefore(week) {
      await db.deleteFrom('herb_prices').where('week', '<', week).execute();
    },
  };
}
