import type { Rating, RatingCounts, RatingView } from '../entities/rating.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/** A rating to be added: hidden and unanswered. */
export type NewRating = Omit<Rating, 'authorId' | 'shownAt' | 'answer'> & { readonly authorId: string };

/** The author and the rated person. */
interface RatingPair {
  readonly authorId: string;
  readonly aboutId: string;
}

/**
 * Ratings between people. Ratings of an account are deleted with it; ratings that it wrote stay, without an author. A
 * profile's count of shown ratings changes in the transaction that shows one.
 */
export interface Ratings {
  /**
   * Changes nothing unless it returns `added`. `rated`: the author has already rated this person for this advert.
   * `gone`: one of the two no longer has a profile. If two people rate each other at the same time, the second
   * transaction waits for the first and sees its rating.
   */
  add(rating: NewRating): Promise<'added' | 'rated' | 'gone'>;
  byId(id: string): Promise<Rating | undefined>;
  /** The author's rating of this person for this advert. */
  find(query: RatingPair & { readonly advertId: string }): Promise<Rating | undefined>;
  /** Those of these adverts for which the author has rated this person. */
  ratedFor(query: RatingPair & { readonly advertIds: readonly string[] }): Promise<ReadonlySet<string>>;
  /** Shows, counts and returns the rating; returns undefined and changes nothing if it is gone or already shown. */
  show(id: string, at: Date): Promise<Rating | undefined>;
  /** Stores the answer if the rating is shown and has none; otherwise changes nothing. Returns whether it did. */
  answer(id: string, answer: { readonly text: string; readonly at: Date }): Promise<boolean>;
  /**
   * As a seller and as a buyer, counts one shown rating of each author, the newest by `sentAt`. Authors count if their account is neither banned
   * nor being deleted, has a confirmed email and was made at `joinedBy` or before.
   */
  counts(query: { readonly aboutId: string; readonly joinedBy: Date }): Promise<RatingCounts>;
  /** Shown ratings, newest first by (shownAt, id), both descending, each with whether it is among `counts`. */
  page(query: {
    readonly aboutId: string;
    readonly joinedBy: Date;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly RatingView[]>;
  /** Somebody's ratings of others, by id. */
  ofAuthor(query: OwnQuery): Promise<readonly Rating[]>;
}
