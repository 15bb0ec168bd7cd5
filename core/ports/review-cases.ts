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

/** Everything that a moderator needs to decide. */
export interface QueueItem {
  readonly case: ReviewCase;
  /** As it is now; undefined if it was deleted, or is a message: its reports have a copy. */
  readonly thing:
    | {
        readonly title: string;
        readonly text: string;
        readonly picture: Picture | undefined;
        /** The advert itself, or the one under which the comment is. */
        readonly advertId: string | undefined;
      }
    | undefined;
  /** Undefined: they have no profile. */
  readonly writer: Seller | undefined;
  readonly writerSince: Date;
  readonly writerStanding: Standing;
  /** How many decisions there have been against the writer. */
  readonly sanctionCount: number;
  /** A photo in the advert that is also in another account's advert. */
  readonly knownPhoto:
    | {
        readonly picture: Picture | undefined;
        readonly postedAt: Date;
        /** Undefined: it was deleted. */
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
  /** First those that count, then the newest. */
  readonly reports: readonly Pick<Report, 'id' | 'reason' | 'text' | 'copy' | 'sentAt' | 'counts'>[];
  readonly reportCount: number;
}

/** Things for moderators to look at, one case for each. They are deleted with their writer's account. */
export interface ReviewCases {
  of(subject: Subject): Promise<ReviewCase | undefined>;
  /** Those that these adverts have, in any order. One query whatever the number. */
  ofAdverts(advertIds: readonly string[]): Promise<readonly ReviewCase[]>;
  /** The case of a thing, locked until the transaction ends. */
  lock(subject: Subject): Promise<ReviewCase | undefined>;
  /** Adds it or stores the changes. If two are added at once, one transaction runs again. */
  save(reviewCase: ReviewCase): Promise<void>;
  /**
   * How many adverts reports have hidden after this time, whether they are shown again or not. Nobody else is told
   * until the transaction of the one who asked ends, so that no two count the same.
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
  /**
   * Open cases by `rankOf`, greatest first, in one query. Those whose writer's account is being deleted are left out.
   */
  queue(query: {
    readonly after: QueuePlace | undefined;
    readonly limit: number;
    readonly reports: number;
  }): Promise<readonly QueueItem[]>;
}
