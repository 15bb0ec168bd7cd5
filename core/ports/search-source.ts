import type { SearchableAdvert, SearchableProfile } from '../entities/searchable.ts';

/**
 * The current state of everything that a search engine has a copy of: what people can see, and nothing of an account
 * being deleted.
 */
export interface SearchSource {
  readonly adverts: SourceOf<SearchableAdvert>;
  readonly profiles: SourceOf<SearchableProfile>;
}

export interface SourceOf<Item> {
  /** Those that exist, in any order. One query whatever the number, which is at most 1,000. */
  byIds(ids: readonly string[]): Promise<readonly Item[]>;
  /**
   * All of them in pages by id: what comes after `id` (undefined: from the first). Fewer than `limit` means that was
   * the end.
   */
  after(id: string | undefined, limit: number): Promise<readonly Item[]>;
}
