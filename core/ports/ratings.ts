import type { Rating, RatingCounts, RatingView } from '../entities/rating.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/** A rating to be added: hidden and unanswered. */
export type NewRating = Omit<Rating, 'authorId' | 'shownAt' | 'answer'> & { readonly authorId: string };

/** Who rates whom. */
interface RatingPair {
  readonly authorId: string;
  readonly aboutId: string;
}

/**
 * How people rate each other. Ratings of an account are deleted with it; those it wrote stay, without an author. A
 * profile counts its shown ratings, in the same transaction that shows them.
 */
export interface Ratings {
  /**
   * Changes nothing unless it returns `added`. `rated`: the author has rated this person for this advert. `gone`: one
   * of them no longer has a profile. If two people rate each other at the same time, one transaction waits for the
   * other and sees what it wrote.
   */
  add(rating: NewRating): Promise<'added' | 'rated' | 'gone'>;
  byId(id: string): Promise<Rating | undefined>;
  /** The author's rating of this person for this advert. */
  find(query: RatingPair & { readonly advertId: string }): Promise<Rating | undefined>;
  /** Those of these adverts for which the author has rated this person. */
  ratedFor(query: RatingPair & { readonly advertIds: readonly string[] }): Promise<ReadonlySet<string>>;
  /** Shows and counts it and returns it; if it is gone or already shown, changes nothing and returns undefined. */
  show(id: string, at: Date): Promise<Rating | undefined>;
  /** Returns whether it was shown and had no answer; otherwise nothing changes. */
  answer(id: string, answer: { readonly text: string; readonly at: Date }): Promise<boolean>;
  /**
   * Of the shown ones, the newest by `sentAt` of each author who is present, has a confirmed email and joined at
   * `joinedBy` or before.
   */
  counts(query: { readonly aboutId: string; readonly joinedBy: Date }): Promise<RatingCounts>;
  /** Shown ones, newest first by (shownAt, id), both descending, each with whether `counts` has it. */
  page(query: {
    readonly aboutId: string;
    readonly joinedBy: Date;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly RatingView[]>;
  /** Somebody's ratings of others, by id. */
  ofAuthor(query: OwnQuery): Promise<readonly Rating[]>;
}
