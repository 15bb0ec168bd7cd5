import type { SearchableAdvert, SearchableProfile } from '../entities/searchable.ts';

/**
 * Corrects typing errors and so finds more than `SearchIndex` does. It searches its own copies, which lag slightly
 * behind the database.
 */
export interface SearchEngine {
  readonly adverts: SearchedCopy<SearchableAdvert>;
  readonly profiles: SearchedCopy<SearchableProfile>;
}

/** Ids are letters, digits, hyphens and underscores, at most 100 of them. */
export interface SearchedCopy<Item> {
  /**
   * Ids, best match first. Every word of the query counts, punctuation does not, and a query without words finds
   * nothing. Spellings of a word that `SearchIndex` treats as equal are equal here too. Rejects within a second if
   * the engine does not respond, and at once if it has just failed to respond.
   */
  find(query: string, limit: number): Promise<readonly string[]>;
  /**
   * Adds or replaces the present items, and removes those that are gone; removing an unknown id is not an error.
   * Resolves once `find` reflects the change; rejects within a minute if that is not certain.
   */
  update(changes: { readonly present: readonly Item[]; readonly gone: readonly string[] }): Promise<void>;
}
