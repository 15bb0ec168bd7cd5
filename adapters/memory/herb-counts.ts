import type { HerbCounts } from '../../core/ports/herb-counts.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryHerbCounts(connection: Connection): HerbCounts {
  return {
    all: () =>
      connection.read(
        ({ herbCounts }) => new Map(herbCounts.where(() => true).map(({ herb, adverts }) => [herb, adverts])),
      ),
    keep: (counts) =>
      connection.write(({ herbCounts }) => {
        herbCounts.removeWhere(() => true);
        for (const [herb, adverts] of counts) herbCounts.set(herb, { herb, adverts });
      }),
  };
}
