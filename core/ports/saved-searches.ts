import type { SavedSearch } from '../saved-searches/saved-search.ts';

/** A search as it is kept: under a key by which those are found that a new advert may concern. */
export interface KeptSearch extends SavedSearch {
  readonly key: string;
}

/** The searches that each user has saved. */
export interface SavedSearches {
  /**
   * Adds it unless it is there by its id, which then changes nothing, or the account has `atMost` others. Of several at once
   * no more are added than there is room for.
   */
  add(search: KeptSearch, atMost: number): Promise<'added' | 'there' | 'full'>;
  has(search: { readonly id: string; readonly accountId: string }): Promise<boolean>;
  /** Latest first; also while the account is being deleted. */
  ofAccount(accountId: string): Promise<readonly SavedSearch[]>;
  /** Answers what was removed; undefined: the account has no such search. */
  remove(search: { readonly id: string; readonly accountId: string }): Promise<SavedSearch | undefined>;
  /**
   * Those kept under any of these keys, in the order of key and id, after this place; fewer than the limit: that was the
   * end. `muted` are those of the seller, of who has blocked the seller, and of accounts being deleted.
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
