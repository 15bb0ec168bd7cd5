import type { SearchIndex } from '../../core/ports/search-index.ts';
import type { Connection } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';
import { shownAdverts } from './shown-adverts.ts';

export function createMemorySearchIndex(connection: Connection): SearchIndex {
  return {
    adverts: (prefix, limit) =>
      connection.read((tables) => {
        const found = shownAdverts(tables).filter((row) => row.title.startsWith(prefix));
        return newestFirst(found, (row) => ({ at: row.postedAt, id: row.id }))
          .slice(0, limit)
          .map((row) => row.id);
      }),
    profiles: (prefix, limit) =>
      connection.read((tables) => {
        const found = [...tables.profiles.values()].filter(
          (row) => row.username.toLowerCase().startsWith(prefix) && isPresent(tables, row.accountId),
        );
        return newestFirst(found, (row) => ({ at: row.createdAt, id: row.accountId }))
          .slice(0, limit)
          .map((row) => row.accountId);
      }),
  };
}
