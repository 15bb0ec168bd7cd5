import type { Picture } from '../entities/picture.ts';
import type { Seller } from '../entities/profile.ts';
import type { Report, Subject } from '../entities/report.ts';
import type { ReviewCase } from '../entities/review-case.ts';
import type { Standing } from '../entities/standing.ts';

/** Where a page of the queue begins: right after this place on the previous page. */
export interface QueuePlace {
  readonly rank: number;
  readonly subject: Subject;
}

/** Everything that a moderator needs for a decision. */
export interface QueueItem {
  readonly case: ReviewCase;
  /** The subject now; undefined if it was deleted, or is a message, of which the reports have a copy. */
  readonly thing:
    | {
        readonly title: string;
        readonly text: string;
        readonly picture: Picture | undefined;
        /** The advert itself, or the advert that the comment is on. */
        readonly advertId: string | undefined;
      }
    | undefined;
  /** Undefined if the writer has no profile. */
  readonly writer: Seller | undefined;
  readonly writerSince: Date;
  readonly writerStanding: Standing;
  /** The number of decisions against the writer. */
  readonly sanctionCount: number;
  /** A photo in the advert that is also in another account's advert. */
  readonly knownPhoto:
    | {
        readonly picture: Picture | undefined;
        readonly postedAt: Date;
        /** Undefined if the other advert was deleted. */
        readonly other:
          | {
              readonly advertId: string;
              readonly title: string;
              readonly postedAt: Date;
              readonly picture: Picture | undefined;
              readonly username: string;
            }
          | undefined;
      }
    | undefined;
  /** First the reports that count, then the newest. */
  readonly reports: readonly Pick<Report, 'id' | 'reason' | 'text' | 'copy' | 'sentAt' | 'counts'>[];
  readonly reportCount: number;
}

/** Cases for moderators, one for each reported or held thing; deleted with the writer's account. */
export interface ReviewCases {
  of(subject: Subject): Promise<ReviewCase | undefined>;
  /** The cases of these adverts, in any order. One query whatever the number. */
  ofAdverts(advertIds: readonly string[]): Promise<readonly ReviewCase[]>;
  /** The case of a thing, locked until the transaction ends. */
  lock(subject: Subject): Promise<ReviewCase | undefined>;
  /** Adds the case or stores its changes. Of two transactions that add one at once, the second runs again. */
  save(reviewCase: ReviewCase): Promise<void>;
  /**
   * The number of adverts that reports have hidden after this time, whether shown again or not. Until the transaction
   * ends, other transactions that ask wait, so that no two see the same number.
   */
  countHidden(query: {
    readonly writerId: string;
    readonly after: Date;
  }): Promise<{ readonly ofWriter: number; readonly inAll: number }>;
  /** All cases of one writer, by kind and id; also while the account is being deleted. */
  ofWriter(query: {
    readonly accountId: string;
    readonly after: Subject | undefined;
    readonly limit: number;
  }): Promise<readonly ReviewCase[]>;
  /** Open cases by `rankOf`, greatest first, in one query; none of a writer whose account is being deleted. */
  queue(query: {
    readonly after: QueuePlace | undefined;
    readonly limit: number;
    readonly reports: number;
  }): Promise<readonly QueueItem[]>;
}
