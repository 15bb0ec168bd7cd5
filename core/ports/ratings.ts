import type { Rating, RatingView } from '../ratings/rating.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/** A rating to be added: hidden and unanswered. */
export type NewRating = Omit<Rating, 'authorId' | 'shownAt' | 'answer'> & { readonly authorId: string };

/** Who says something of whom. */
interface RatingPair {
  readonly authorId: string;
  readonly aboutId: string;
}

/**
 * What people say of each other. Ratings of an account are gone with it; those by it stay, without an author. A profile
 * counts the shown ones of its account, in the transaction that shows them.
 */
export interface Ratings {
  /**
   * Changes nothing unless it answers `added`. `rated`: the author has rated this person for this advert. `gone`: one of
   * them has no profile any more. Of two people who rate each other at the same time one waits for the other's
   * transaction, and sees what it wrote.
   */
  add(rating: NewRating): Promise<'added' | 'rated' | 'gone'>;
  byId(id: string): Promise<Rating | undefined>;
  /** What the author says of this person for this advert. */
  find(query: RatingPair & { readonly advertId: string }): Promise<Rating | undefined>;
  /** For which of these adverts the author has rated this person. */
  ratedFor(query: RatingPair & { readonly advertIds: readonly string[] }): Promise<ReadonlySet<string>>;
  /** Shows it and counts it; answers it, or undefined and changes nothing when it is gone or shown already. */
  show(id: string, at: Date): Promise<Rating | undefined>;
  /** Answers whether it was shown and had no answer; else nothing changes. */
  answer(id: string, answer: { readonly text: string; readonly at: Date }): Promise<boolean>;
  /** Shown ones, newest first by (shownAt, id), both descending. */
  page(query: {
    readonly aboutId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly RatingView[]>;
  /** What somebody has said of others, by id. */
  ofAuthor(query: OwnQuery): Promise<readonly Rating[]>;
}
