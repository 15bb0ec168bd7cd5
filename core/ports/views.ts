/** A view of an advert. */
export interface MarkedView {
  readonly advertId: string;
  /** The same for the same visitor, advert and day. Without the day's key it does not reveal who that was. */
  readonly mark: string;
}

/** How an advert is doing. */
export interface Performance {
  readonly views: number;
  /** How many people have saved it. */
  readonly saves: number;
  /** How many conversations it has led to: those with a message that quotes it. */
  readonly chats: number;
}

/** How often adverts were viewed. Days are days in Kampala, counted from 1970-01-01. */
export interface Views {
  /**
   * The key of this day: `fresh`, if it has none yet. In a transaction, others that ask for it wait until the
   * transaction ends.
   */
  keyOf(day: number, fresh: string): Promise<string>;
  /** Adds to each advert's count those views whose mark is new on this day. A missing advert is not an error. */
  add(day: number, views: readonly MarkedView[]): Promise<void>;
  /** Removes all keys and at most `limit` marks from before this day; returns how many marks. Counts stay. */
  forgetBefore(day: number, limit: number): Promise<number>;
  /** How each of these is doing; all 0 for an unknown one. One query whatever the number. */
  performanceOf(advertIds: readonly string[]): Promise<ReadonlyMap<string, Performance>>;
}
