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

export interface FoundAdvert {
  readonly id: string;
  readonly rank: Rank;
  readonly postedAt: Date;
}

/** Finds by words, in the database itself: at once, and whatever else is down. */
export interface SearchIndex {
  /** The best rank first, and the newest first in each: those after this one, or from the first. */
  adverts(query: SearchQuery, after: FoundAdvert | undefined, limit: number): Promise<readonly FoundAdvert[]>;
  /** How many there are; counting stops at `max`. */
  countAdverts(query: SearchQuery, max: number): Promise<number>;
  /** Account ids of profiles, in the same order. */
  profiles(query: SearchQuery, limit: number): Promise<readonly string[]>;
}
