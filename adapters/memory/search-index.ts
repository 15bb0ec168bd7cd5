import type { FoundAdvert, SearchIndex, SearchQuery } from '../../core/ports/search-index.ts';
import { type IndexedWords, wordsOfAdvert, wordsOfProfile } from '../../core/search/indexed-words.ts';
import { rankOf } from '../../core/search/query.ts';
import type { Connection, MemoryTables } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';
import { shownAdverts } from './shown-adverts.ts';

export function createMemorySearchIndex(connection: Connection): SearchIndex {
  return {
    adverts: (query, after, limit) =>
      connection.read((tables) => {
        const found = foundAdverts(tables, query);
        const position = found.findIndex((advert) => after !== undefined && follows(advert, after));
        if (after !== undefined && position === -1) return [];
        return found.slice(Math.max(position, 0)).slice(0, limit);
      }),
    countAdverts: (query, max) =>
      connection.read((tables) => Math.min(max, foundAdverts(tables, query).length)),
    profiles: (query, limit) =>
      connection.read((tables) => {
        const present = [...tables.profiles.values()].filter((row) => isPresent(tables, row.accountId));
        const entries = present.map((row) => ({
          id: row.accountId,
          postedAt: row.createdAt,
          words: wordsOfProfile(row),
        }));
        return ranked(entries, query)
          .filter(({ rank }) => rank < 2)
          .slice(0, limit)
          .map(({ id }) => id);
      }),
  };
}

function foundAdverts(tables: MemoryTables, query: SearchQuery): readonly FoundAdvert[] {
  const entries = shownAdverts(tables).map((row) => ({
    id: row.id,
    postedAt: row.postedAt,
    words: wordsOfAdvert(row),
  }));
  return ranked(entries, query);
}

function ranked(
  entries: readonly { readonly id: string; readonly postedAt: Date; readonly words: IndexedWords }[],
  query: SearchQuery,
): readonly FoundAdvert[] {
  const found = entries.flatMap(({ id, postedAt, words }) => {
    const rank = rankOf(words, query);
    return rank === undefined ? [] : [{ id, postedAt, rank }];
  });
  return newestFirst(found, ({ id, postedAt }) => ({ id, at: postedAt })).toSorted(
    (one, other) => one.rank - other.rank,
  );
}

function follows(advert: FoundAdvert, after: FoundAdvert): boolean {
  if (advert.rank !== after.rank) return advert.rank > after.rank;
  const [first, second] = [after.postedAt.getTime(), advert.postedAt.getTime()];
  return second === first ? advert.id < after.id : second < first;
}
