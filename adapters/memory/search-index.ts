import { suitsFilter } from '../../core/adverts/filter.ts';
import { wordsOfAdvert, wordsOfProfile } from '../../core/indexing/indexed-words.ts';
import { rankOf } from '../../core/indexing/query.ts';
import { spelledWordsOf } from '../../core/indexing/spelled-words.ts';
import type { SearchIndex } from '../../core/ports/search-index.ts';
import { editsAllowed, editsBetween } from '../../core/spelling/edits.ts';
import type { Connection } from './memory-database.ts';
import { keysetPage, newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';
import { placeInOrder, shownAdverts } from './shown-adverts.ts';

export function createMemorySearchIndex(connection: Connection): SearchIndex {
  return {
    adverts: (query, { choice, max, ...page }) =>
      connection.read((tables) => {
        const found = shownAdverts(tables).flatMap((row) => {
          const rank = rankOf(wordsOfAdvert(row), query);
          if (rank === undefined || !suitsFilter(row, choice)) return [];
          const place = placeInOrder(tables, row, choice);
          return choice.order === 'newest' ? { ...place, key: 0 - rank } : place;
        });
        return { places: keysetPage(found, (place) => place, page), count: Math.min(max, found.length) };
      }),
    profiles: (query, limit) =>
      connection.read((tables) => {
        const found = [...tables.profiles.values()].flatMap((row) => {
          const rank = isPresent(tables, row.accountId) ? rankOf(wordsOfProfile(row), query) : undefined;
          return rank === undefined || rank === 2 ? [] : { key: -rank, at: row.createdAt, id: row.accountId };
        });
        return newestFirst(found, (place) => place)
          .slice(0, limit)
          .map(({ id }) => id);
      }),
    countBegun: (words, max) =>
      connection.read((tables) => {
        const all = shownAdverts(tables).flatMap(spelledWordsOf);
        const count = (word: string) => all.filter((other) => other.startsWith(word)).length;
        return new Map(words.map((word) => [word, Math.min(max, count(word))]));
      }),
    neighbours: (word) =>
      connection.read((tables) => {
        const counts = new Map<string, number>();
        for (const other of shownAdverts(tables).flatMap(spelledWordsOf)) {
          if (editsBetween(word, other, editsAllowed(word)) === undefined) continue;
          counts.set(other, (counts.get(other) ?? 0) + 1);
        }
        return [...counts].map(([word, adverts]) => ({ word, adverts }));
      }),
    compact: async () => true,
  };
}
