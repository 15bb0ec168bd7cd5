import type { SearchableAdvert, SearchableProfile } from '../search/searchable.ts';

/** Finds more than `SearchIndex` does: what is mistyped. It searches copies of its own, which are a little behind the database. */
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
   * Adds or replaces items by id, and removes those that are gone; removing an unknown id is no error. Resolves once
   * `find` reflects this; rejects, within a minute, when that is not certain.
   */
  update(changes: { readonly present: readonly Item[]; readonly gone: readonly string[] }): Promise<void>;
}
