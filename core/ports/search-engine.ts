import type { SearchableAdvert, SearchableProfile } from '../search/searchable.ts';

/**
 * Finds more than `SearchIndex` does: words inside, typing errors, other names of a herb. It searches copies of its own,
 * which follow the shop a little later.
 */
export interface SearchEngine {
  readonly adverts: SearchedCopy<SearchableAdvert>;
  readonly profiles: SearchedCopy<SearchableProfile>;
}

/** Ids are letters, digits, hyphens and underscores, at most 100 of them. */
export interface SearchedCopy<Item> {
  /**
   * Ids, the best first. Every word of the query counts; signs between words do not, and without any word nothing is found.
   * Rejects within a second when the engine cannot answer, and at once when it could not a moment ago.
   */
  find(query: string, limit: number): Promise<readonly string[]>;
  /**
   * Puts items in, or in the place of what has their id, and takes out those that are gone; what is not there is taken out
   * without an error. Resolves when `find` goes by it; rejects, within a minute, when that cannot be said.
   */
  update(changes: { readonly present: readonly Item[]; readonly gone: readonly string[] }): Promise<void>;
}
