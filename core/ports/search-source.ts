import type { SearchableAdvert, SearchableProfile } from '../search/searchable.ts';

/** The current state of everything that a search engine keeps a copy of: what people see, nothing of an account being deleted. */
export interface SearchSource {
  readonly adverts: SourceOf<SearchableAdvert>;
  readonly profiles: SourceOf<SearchableProfile>;
}

export interface SourceOf<Item> {
  /** Those that exist, in any order. One query whatever the number, which is at most 1,000. */
  byIds(ids: readonly string[]): Promise<readonly Item[]>;
  /** A walk over all of them by id: what comes after `id` (undefined: from the first). Fewer than `limit`: that was the end. */
  after(id: string | undefined, limit: number): Promise<readonly Item[]>;
}
