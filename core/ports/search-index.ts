import type { ListPlace, ListQuery } from './adverts.ts';

/** What is searched for, as `queryOf` makes it of what was typed. */
export interface SearchQuery {
  /** May hold any sign. Empty: nothing is found by its beginning. */
  readonly start: string;
  /** Letters and digits alone. None: nothing is found by its words. */
  readonly words: readonly string[];
}

/**
 * 0: the title or username begins with the start of the query; 1: each word begins a word of the title or full name; 2: of
 * the title, the description or a name of a herb that the advert is about. Profiles have no 2.
 */
export const ranks = [0, 1, 2] as const;
export type Rank = (typeof ranks)[number];

/** Finds by words, in the database itself: at once, and whatever else is down. */
export interface SearchIndex {
  /**
   * Those that suit the choice as well. In the order "newest" the best rank comes first, and the key of a place is 0 less
   * its rank; in another the rank does not matter.
   */
  adverts(
    query: SearchQuery,
    list: ListQuery,
  ): Promise<{ readonly places: readonly ListPlace[]; readonly count: number }>;
  /** Account ids of profiles, the best rank first, and the newest first in each. */
  profiles(query: SearchQuery, limit: number): Promise<readonly string[]>;
}
