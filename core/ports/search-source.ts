import type { SearchableAdvert, SearchableProfile } from '../entities/searchable.ts';

/** The current state of everything that a search engine copies: what is public, but not of an account being deleted. */
export interface SearchSource {
  readonly adverts: SourceOf<SearchableAdvert>;
  readonly profiles: SourceOf<SearchableProfile>;
}

export interface SourceOf<Item> {
  /** Items that exist, in any order. One query whatever the number, which is at most 1,000. */
  byIds(ids: readonly string[]): Promise<readonly Item[]>;
  /**
   * All items in pages by id, starting after `id` (undefined: from the first). Fewer than `limit` means that these
   * were the last.
   */
  after(id: string | undefined, limit: number): Promise<readonly Item[]>;
}
