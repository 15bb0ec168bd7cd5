import type { ListPlace, ListQuery } from './adverts.ts';

/** A search query, as `queryOf` makes it from the typed text. */
export interface SearchQuery {
  /** The beginning of a title or username. May contain any character. Empty: matches nothing. */
  readonly start: string;
  /** Beginnings of words, all of which must match. Letters and digits only. An empty list matches nothing. */
  readonly words: readonly string[];
}

/**
 * How well a query matches. 0: the title or username begins with its start. 1: each of its words begins a word of the
 * title or full name. 2: each begins a word of the title, the description or a name of a herb that the advert is
 * about. Profiles have no rank 2.
 */
export const ranks = [0, 1, 2] as const;
export type Rank = (typeof ranks)[number];

/** A word of live adverts, as search compares words. */
export interface SpelledWord {
  readonly word: string;
  /** In how many live adverts it is. */
  readonly adverts: number;
}

/** Finds by words, in the database itself: always up to date, and independent of every other service. */
export interface SearchIndex {
  /**
   * Adverts that match the query and the filter. In the order "newest" the best rank comes first, and the key of a
   * place is its negative rank; in other orders the rank does not matter.
   */
  adverts(
    query: SearchQuery,
    list: ListQuery,
  ): Promise<{ readonly places: readonly ListPlace[]; readonly count: number }>;
  /** Account ids of profiles, best rank first, and within a rank the newest first. */
  profiles(query: SearchQuery, limit: number): Promise<readonly string[]>;
  /**
   * In how many live adverts a word begins with each of these, as search compares words; at most `max`. An advert with
   * several such words may count more than once, and adverts of absent accounts may count too.
   */
  countBegun(words: readonly string[], max: number): Promise<ReadonlyMap<string, number>>;
  /**
   * Words of live adverts that may be at most as many edits from this one as `editsAllowed` says: all that are, and
   * some that are not.
   */
  neighbours(word: string): Promise<readonly SpelledWord[]>;
  /**
   * Runs one short step, usually of some milliseconds, of the upkeep that keeps searches fast after many writes and
   * erases the words of deleted texts from the disk. Returns whether that was the last step.
   */
  compact(): Promise<boolean>;
}
