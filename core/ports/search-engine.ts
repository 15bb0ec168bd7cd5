import type { SearchableAdvert, SearchableProfile } from '../entities/searchable.ts';

/**
 * Finds more than `SearchIndex` does, because it corrects typing errors. It searches its own copies, which are slightly
 * behind the database.
 */
export interface SearchEngine {
  readonly adverts: SearchedCopy<SearchableAdvert>;
  readonly profiles: SearchedCopy<SearchableProfile>;
}

/** Ids are letters, digits, hyphens and underscores, at most 100 of them. */
export interface SearchedCopy<Item> {
  /**
   * Ids, best match first. Every word of the query counts, punctuation does not, and without any word nothing is found.
   * Words are compared as in `SearchIndex`: writings of a word that are alike there are alike here. Rejects within a second if the engine does not respond, and at once if it did not a moment ago.
   */
  find(query: string, limit: number): Promise<readonly string[]>;
  /**
   * Adds or replaces items by id, and removes those that are gone; removing an unknown id is not an error. Resolves
   * once `find` reflects this; rejects within a minute if that is not certain.
   */
  update(changes: { readonly present: readonly Item[]; readonly gone: readonly string[] }): Promise<void>;
}
