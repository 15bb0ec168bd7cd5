import type { SavedSearch } from '../entities/saved-search.ts';

/** A search as it is stored: under a key that finds those which a new advert may match. */
export interface KeptSearch extends SavedSearch {
  readonly key: string;
}

/** The searches that each user has saved. */
export interface SavedSearches {
  /**
   * Adds it, unless one with its id exists (then nothing changes) or the account has `atMost` others. Several at once
   * never exceed that limit.
   */
  add(search: KeptSearch, atMost: number): Promise<'added' | 'there' | 'full'>;
  has(search: { readonly id: string; readonly accountId: string }): Promise<boolean>;
  /** Latest first; also while the account is being deleted. */
  ofAccount(accountId: string): Promise<readonly SavedSearch[]>;
  /** Returns what was removed; undefined if the account has no such search. */
  remove(search: { readonly id: string; readonly accountId: string }): Promise<SavedSearch | undefined>;
  /** All of them by id, starting after this one; fewer than the limit means that was the end. */
  inOrder(query: {
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly KeptSearch[]>;
  /** Gives a search another id and key. If another search has that id, which then looks for the same, this one goes. */
  rekey(id: string, to: Pick<KeptSearch, 'id' | 'key'>): Promise<void>;
  /**
   * Searches under any of these keys, by key and id, starting after this place; fewer than the limit means that was the
   * end. `muted` are those of the seller, of people who have blocked the seller, and of accounts being deleted.
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
