import type { QuotedAdvert } from './message.ts';
import type { Seller } from './profile.ts';

/** The rated person's public answer. */
interface RatingAnswer {
  readonly text: string;
  readonly at: Date;
}

/** One person's rating of another after they wrote to each other about an advert. It cannot be changed. */
export interface Rating {
  readonly id: string;
  /** Undefined when the account of its author is gone. */
  readonly authorId: string | undefined;
  /** Account id of the rated person. */
  readonly aboutId: string;
  /** Its title in their conversation; the advert may be gone. */
  readonly advert: QuotedAdvert;
  readonly recommends: boolean;
  /** May be empty. */
  readonly text: string;
  readonly sentAt: Date;
  /** Undefined: nobody but its author may see or infer it yet. */
  readonly shownAt: Date | undefined;
  readonly answer: RatingAnswer | undefined;
}

/** How many people's ratings of somebody count, and how many of these recommend. */
export interface RatingCounts {
  readonly counted: number;
  readonly recommending: number;
}

/** A shown rating as people read it. */
export interface RatingView
  extends Pick<Rating, 'id' | 'authorId' | 'advert' | 'recommends' | 'text' | 'answer'> {
  readonly shownAt: Date;
  /** Undefined when the author has no profile any more. */
  readonly author: Seller | undefined;
  /** Whether it is the one of its author's by which they count. `newer`: another one is; `no`: they do not count. */
  readonly counts: 'yes' | 'newer' | 'no';
  /** Whether the rated person has rated its author for the same advert. */
  readonly returned: boolean;
}
