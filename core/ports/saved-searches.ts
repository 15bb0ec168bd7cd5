import type { SavedSearch } from '../entities/saved-search.ts';

/** A search as stored, under the key by which the searches that a new advert may match are found. */
export interface KeptSearch extends SavedSearch {
  readonly key: string;
}

/** The saved searches of all accounts. */
export interface SavedSearches {
  /**
   * Adds the search. Changes nothing and returns another result if one with its id exists, or if the account has
   * `atMost` others; several additions at once never exceed that limit.
   */
  add(search: KeptSearch, atMost: number): Promise<'added' | 'there' | 'full'>;
  has(search: { readonly id: string; readonly accountId: string }): Promise<boolean>;
  /** Latest first; also while the account is being deleted. */
  ofAccount(accountId: string): Promise<readonly SavedSearch[]>;
  /** Removes the search and returns it; undefined if the account has no such search. */
  remove(search: { readonly id: string; readonly accountId: string }): Promise<SavedSearch | undefined>;
  /** All searches by id, starting after this one; fewer than the limit means that these were the last. */
  inOrder(query: {
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly KeptSearch[]>;
  /**
   * Gives a search another id and key. If another search has the new id, and therefore the same meaning, the renamed
   * one is removed.
   */
  rekey(id: string, to: Pick<KeptSearch, 'id' | 'key'>): Promise<void>;
  /**
   * Searches under any of these keys, by key and id, starting after this place; fewer than the limit means that these
   * were the last. `muted` marks searches of the seller, of people who have blocked the seller, and of accounts being
   * deleted.
   */
  under(query: {
    readonly keys: readonly string[];
    readonly sellerId: string;
    readonly after: SavedSearchPlace | undefined;
    readonly limit: number;
  }): Promise<readonly FoundSearch[]>;
}

export interface FoundSearch extends KeptSearch {
  readonly muted: boolean;
}

export interface SavedSearchPlace {
  readonly key: string;
  readonly id: string;
}
