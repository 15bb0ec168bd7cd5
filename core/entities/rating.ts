import type { QuotedAdvert } from './message.ts';
import type { Seller } from './profile.ts';

/** The rated person's public answer. */
interface RatingAnswer {
  readonly text: string;
  readonly at: Date;
}

/** What the rated person was in the deal: whoever posted the advert sold it. */
export type RatedAs = 'seller' | 'buyer';

/** One person's rating of another after they wrote to each other about an advert. A rating cannot be changed. */
export interface Rating {
  readonly id: string;
  /** Undefined when the author's account is deleted. */
  readonly authorId: string | undefined;
  /** Account id of the rated person. */
  readonly aboutId: string;
  /** The advert with its title in their conversation; the advert itself may be gone. */
  readonly advert: QuotedAdvert;
  readonly ratedAs: RatedAs;
  readonly recommends: boolean;
  /** May be empty. */
  readonly text: string;
  readonly sentAt: Date;
  /** Undefined while the rating is hidden: then only its author may see it, and nobody else may infer it. */
  readonly shownAt: Date | undefined;
  readonly answer: RatingAnswer | undefined;
}

/** Of the people whose rating of somebody counts: how many there are, and how many recommend. */
interface Recommendations {
  readonly counted: number;
  readonly recommending: number;
}

/** As a seller and as a buyer are counted apart: somebody may be good at one of the two only. */
export type RatingCounts = Readonly<Record<RatedAs, Recommendations>>;

/** A shown rating as people read it. */
export interface RatingView
  extends Pick<Rating, 'id' | 'authorId' | 'advert' | 'ratedAs' | 'recommends' | 'text' | 'answer'> {
  readonly shownAt: Date;
  /** Undefined when the author has no profile any more. */
  readonly author: Seller | undefined;
  /**
   * Whether this rating counts; as a seller and as a buyer at most one of each author's does. `newer`: a newer one by
   * the same author counts. `no`: the author's ratings do not count.
   */
  readonly counts: 'yes' | 'newer' | 'no';
  /** Whether the rated person has rated the author for the same advert. */
  readonly returned: boolean;
}
