import type { SavedSearch } from '../../core/entities/saved-search.ts';
import type { KeptSearch, SavedSearches } from '../../core/ports/saved-searches.ts';
import { type Connection, compositeKey } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';

function withoutKey({ key: _key, ...search }: KeptSearch): SavedSearch {
  return search;
}

export function createMemorySavedSearches(connection: Connection): SavedSearches {
  return {
    add: (search, atMost) =>
      connection.write((tables) => {
        const { id, accountId } = search;
        if (tables.savedSearches.has(id)) return 'there';
        if (tables.savedSearches.where((row) => row.accountId === accountId).length >= atMost) return 'full';
        tables.savedSearches.set(id, structuredClone(search));
        return 'added';
      }),
    has: ({ id, accountId }) =>
      connection.read((tables) => tables.savedSearches.get(id)?.accountId === accountId),
    ofAccount: (accountId) =>
      connection.read((tables) => {
        const own = tables.savedSearches.where((row) => row.accountId === accountId);
        return newestFirst(own, ({ savedAt, id }) => ({ at: savedAt, id })).map(withoutKey);
      }),
    remove: ({ id, accountId }) =>
      connection.write((tables) => {
        const search = tables.savedSearches.get(id);
        if (search?.accountId !== accountId) return undefined;
        tables.savedSearches.delete(id);
        return withoutKey(search);
      }),
    inOrder: ({ after = '', limit }) =>
      connection.read((tables) =>
        tables.savedSearches
          .where(({ id }) => id > after)
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, limit),
      ),
    rekey: (id, to) =>
      connection.write((tables) => {
        const search = tables.savedSearches.get(id);
        if (search === undefined) return;
        tables.savedSearches.delete(id);
        if (!tables.savedSearches.has(to.id)) tables.savedSearches.set(to.id, { ...search, ...to });
      }),
    under: ({ keys, sellerId, after, limit }) =>
      connection.read((tables) => {
        const place = ({ key, id }: { readonly key: string; readonly id: string }) => `${key}\0${id}`;
        return tables.savedSearches
          .where(
            (search) => keys.includes(search.key) && (after === undefined || place(search) > place(after)),
          )
          .sort((one, other) => (place(one) < place(other) ? -1 : 1))
          .slice(0, limit)
          .map((search) => {
            const { accountId } = search;
            const blocked = tables.blocks.has(compositeKey(accountId, sellerId));
            return { ...search, muted: accountId === sellerId || blocked || !isPresent(tables, accountId) };
          });
      }),
  };
}
