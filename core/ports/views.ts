/** That somebody looked at an advert. */
export interface MarkedView {
  readonly advertId: string;
  /** The same for the same visitor, advert and day. It says who that was to nobody without the key of the day. */
  readonly mark: string;
}

/** What an advert has brought. */
export interface Performance {
  readonly views: number;
  /** How many people have saved it. */
  readonly saves: number;
  /** How many pairs of people have written about it: a message of their conversation quotes it. */
  readonly chats: number;
}

/** How often adverts were looked at. Days are those of Kampala, counted from 1970-01-01. */
export interface Views {
  /**
   * The key of this day: `fresh`, when it has none yet. In a transaction, others that ask for the same wait until it is over.
   */
  keyOf(day: number, fresh: string): Promise<string>;
  /** Adds to the sum of each advert those of its views whose mark is new on this day. An advert that is gone is no error. */
  add(day: number, views: readonly MarkedView[]): Promise<void>;
  /** Removes all keys, and at most `limit` marks, of the days before this one; answers how many marks. Sums stay. */
  forgetBefore(day: number, limit: number): Promise<number>;
  /** What each of these has brought; all 0 for one that is unknown. One query whatever the number. */
  performanceOf(advertIds: readonly string[]): Promise<ReadonlyMap<string, Performance>>;
}
