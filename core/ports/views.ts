import type { AdvertSummary } from '../entities/advert.ts';

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

/** What a seller's list of figures says of one advert. */
export interface AdvertFigures
  extends Performance,
    Pick<
      AdvertSummary,
      'id' | 'title' | 'state' | 'endsAt' | 'postedAt' | 'cover' | 'price' | 'quantity' | 'unit'
    > {
  /** The number of offers made for it. */
  readonly offers: number;
  /** Views on the first day asked for and each later one; days without any are left out. */
  readonly daily: ReadonlyMap<number, number>;
  /** Saves and offers of these days, and conversations in which a message of these days quotes the advert. */
  readonly recent: { readonly saves: number; readonly chats: number; readonly offers: number };
}

/** Counts of views of adverts. Days are days in Kampala, counted from 1970-01-01. */
export interface Views {
  /**
   * The key of this day; stores and returns `fresh` if the day has none yet. Other transactions that ask for the
   * day's key wait until this transaction ends.
   */
  keyOf(day: number, fresh: string): Promise<string>;
  /**
   * Adds to each advert's count, in all and of this day, those views whose mark is new on this day. A missing advert is
   * not an error.
   */
  add(day: number, views: readonly MarkedView[]): Promise<void>;
  /** Removes all keys and at most `limit` marks from before this day; returns how many marks. Counts stay. */
  forgetBefore(day: number, limit: number): Promise<number>;
  /** Removes the counts of at most `limit` adverts and days from before this day; returns how many. Sums stay. */
  removeDaysBefore(day: number, limit: number): Promise<number>;
  /** The figures of each of these adverts; all 0 for an unknown one. One query whatever the number. */
  performanceOf(advertIds: readonly string[]): Promise<ReadonlyMap<string, Performance>>;
  /** The seller's newest adverts in any state, newest first, with their figures since this day. One query. */
  ofSeller(query: {
    readonly sellerId: string;
    readonly since: number;
    readonly limit: number;
  }): Promise<readonly AdvertFigures[]>;
}
