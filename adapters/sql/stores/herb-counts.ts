import type { HerbCounts } from '../../../core/ports/herb-counts.ts';
import type { Database } from '../connection/schema.ts';

export function createSqlHerbCounts(db: Database): HerbCounts {
  return {
    async all() {
      const rows = await db.selectFrom('herb_counts').select(['herb', 'adverts']).execute();
      return new Map(rows.map(({ herb, adverts }) => [herb, adverts]));
    },

    async keep(counts) {
      // In the order of herbs, so that two processes that count at the same time do not wait for each other in a circle.
      const rows = [...counts]
        .map(([herb, adverts]) => ({ herb, adverts }))
        .toSorted((one, other) => (one.herb < other.herb ? -1 : 1));
      if (rows.length > 0)
        await db
          .insertInto('herb_counts')
          .values(rows)
          .onConflict((on) =>
            on.column('herb').doUpdateSet((update) => ({ adverts: update.ref('excluded.adverts') })),
          )
          .execute();
      await db
        .deleteFrom('herb_counts')
        .$if(rows.length > 0, (query) =>
          query.where(
            'herb',
            'not in',
            rows.map(({ herb }) => herb),
          ),
        )
        .execute();
    },
  };
}
