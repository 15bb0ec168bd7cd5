export interface MarkedView {
  readonly advertId: string;
  /** The same for the same visitor, advert and day. Without the key of the day it does not identify the visitor. */
  readonly mark: string;
}

/** The figures of an advert. */
export interface Performance {
  readonly views: number;
  /** The number of people who have saved the advert. */
  readonly saves: number;
  /** The number of conversations with a message that quotes the advert. */
  readonly chats: number;
}

/** Counts of views of adverts. Days are days in Kampala, counted from 1970-01-01. */
export interface Views {
  /**
   * The key of this day; stores and returns `fresh` if the day has none yet. Other transactions that ask for the
   * day's key wait until this transaction ends.
   */
  keyOf(day: number, fresh: string): Promise<string>;
  /** Adds to each advert's count those views whose mark is new on this day. A missing advert is not an error. */
  add(day: number, views: readonly MarkedView[]): Promise<void>;
  /** Removes all keys and at most `limit` marks from before this day; returns how many marks. Counts stay. */
  forgetBefore(day: number, limit: number): Promise<number>;
  /** The figures of each of these adverts; all 0 for an unknown one. One query whatever the number. */
  performanceOf(advertIds: readonly string[]): Promise<ReadonlyMap<string, Performance>>;
}
