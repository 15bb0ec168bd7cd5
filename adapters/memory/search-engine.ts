import type { SearchableAdvert, SearchableProfile } from '../../core/entities/searchable.ts';
import { placeOf, searchedFor } from '../../core/indexing/indexed-words.ts';
import type { SearchEngine, SearchedCopy } from '../../core/ports/search-engine.ts';
import { soughtWords } from '../../core/words/words.ts';

/** An engine with controls for tests. */
interface MemorySearchEngine extends SearchEngine {
  readonly held: {
    readonly adverts: ReadonlyMap<string, SearchableAdvert>;
    readonly profiles: ReadonlyMap<string, SearchableProfile>;
  };
  /** While set, every call rejects with this error. */
  failure: Error | undefined;
}

/**
 * Finds words by prefix, ignoring case; matches in titles and usernames first, then those in descriptions and full
 * names, each newest first.
 */
export function createMemorySearchEngine(): MemorySearchEngine {
  const adverts = new Map<string, SearchableAdvert>();
  const profiles = new Map<string, SearchableProfile>();

  function copyOf<Item extends { readonly id: string }>(
    items: Map<string, Item>,
    look: (item: Item) => { readonly first: string; readonly second: string; readonly at: Date },
  ): SearchedCopy<Item> {
    return {
      async find(query, limit) {
        if (engine.failure !== undefined) throw engine.failure;
        const wanted = soughtWords(query);
        if (wanted.length === 0) return [];
        return [...items.values()]
          .map((item) => ({ id: item.id, at: look(item).at, rank: rankOf(wanted, look(item)) }))
          .filter(({ rank }) => rank > 0)
          .sort((one, other) => other.rank - one.rank || other.at.getTime() - one.at.getTime())
          .slice(0, limit)
          .map(({ id }) => id);
      },
      async update({ present, gone }) {
        if (engine.failure !== undefined) throw engine.failure;
        for (const item of present) items.set(item.id, item);
        for (const id of gone) items.delete(id);
      },
    };
  }

  const engine: MemorySearchEngine = {
    held: { adverts, profiles },
    failure: undefined,
    adverts: copyOf(adverts, ({ title, description, postedAt, ...place }) => ({
      first: title,
      second: `${description} ${placeOf(place)}`,
      at: postedAt,
    })),
    profiles: copyOf(profiles, ({ username, fullName, createdAt }) => ({
      first: username,
      second: fullName,
      at: createdAt,
    })),
  };
  return engine;
}

/** 2: all words are in the first text; 1: all are in one of the two; 0: some are in neither. */
function rankOf(
  wanted: readonly string[],
  texts: { readonly first: string; readonly second: string },
): number {
  const first = searchedFor(texts.first);
  const both = [...first, ...searchedFor(texts.second)];
  const stands = (words: readonly string[]) =>
    wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  if (stands(first)) return 2;
  return stands(both) ? 1 : 0;
}
