import type { ListPlace, ListQuery } from './adverts.ts';

/** What is searched for, as made by `queryOf` from what was typed. */
export interface SearchQuery {
  /** May contain any character. Empty: nothing is found by its beginning. */
  readonly start: string;
  /** Letters and digits only. None: nothing is found by its words. */
  readonly words: readonly string[];
}

/**
 * 0: the title or username begins with the start of the query; 1: each word begins a word of the title or full name; 2: of
 * the title, the description or a name of a herb that the advert is about. Profiles have no 2.
 */
export const ranks = [0, 1, 2] as const;
export type Rank = (typeof ranks)[number];

/** Finds by words, in the database itself: always up to date, and whatever else is down. */
export interface SearchIndex {
  /**
   * Those that also match the filter. In the order "newest" the best rank comes first, and the key of a place is its
   * negative rank; in other orders the rank does not matter.
   */
  adverts(
    query: SearchQuery,
    list: ListQuery,
  ): Promise<{ readonly places: readonly ListPlace[]; readonly count: number }>;
  /** Account ids of profiles, best rank first, and within a rank the newest first. */
  profiles(query: SearchQuery, limit: number): Promise<readonly string[]>;
  /**
   * One short step, usually of some milliseconds, of the upkeep that keeps searches fast after many writes, and that
   * removes the words of what was deleted from the disk. Returns whether that was the last.
   */
  compact(): Promise<boolean>;
}
