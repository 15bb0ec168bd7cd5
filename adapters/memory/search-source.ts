import type { SearchableAdvert, SearchableProfile } from '../../core/entities/searchable.ts';
import type { SearchSource } from '../../core/ports/search-source.ts';
import type { Connection } from './memory-database.ts';
import { isPresent } from './present.ts';
import { shownAdverts } from './shown-adverts.ts';

export function createMemorySearchSource(connection: Connection): SearchSource {
  return {
    adverts: sourceOf(() =>
      connection.read((tables) =>
        shownAdverts(tables).map(
          ({ id, title, description, district, village, price, postedAt }): SearchableAdvert => ({
            id,
            title,
            description,
            district,
            village,
            price,
            postedAt,
          }),
        ),
      ),
    ),
    profiles: sourceOf(() =>
      connection.read((tables) =>
        [...tables.profiles.values()]
          .filter((row) => isPresent(tables, row.accountId))
          .map(
            ({ accountId, username, fullName, createdAt }): SearchableProfile => ({
              id: accountId,
              username,
              fullName,
              createdAt,
            }),
          ),
      ),
    ),
  };
}

function sourceOf<Item extends { readonly id: string }>(all: () => Promise<readonly Item[]>) {
  return {
    byIds: async (ids: readonly string[]) => (await all()).filter((item) => ids.includes(item.id)),
    after: async (id: string | undefined, limit: number) =>
      (await all())
        .filter((item) => id === undefined || item.id > id)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit),
  };
}
