import type { Seller } from '../accounts/profile.ts';
import type { Standing } from '../moderation/standing.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Report, Subject } from '../reports/report.ts';
import type { ReviewCase } from '../reports/review-case.ts';

/** Where a page of the queue begins: strictly after this place of the page before. */
export interface QueuePlace {
  readonly rank: number;
  readonly subject: Subject;
}

/** Everything that a moderator decides by. */
export interface QueueItem {
  readonly case: ReviewCase;
  /** As it is now; undefined: it was deleted, or is a message, of which reports have a copy. */
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
  /** How often something was decided against the writer. */
  readonly sanctionCount: number;
  /** A photo of the advert that stands in another account's too. */
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
  /** Those that count first, then the newest. */
  readonly reports: readonly Pick<Report, 'id' | 'reason' | 'text' | 'copy' | 'sentAt' | 'counts'>[];
  readonly reportCount: number;
}

/** Things that moderators look at, one case each. They go with the account of their writer. */
export interface ReviewCases {
  of(subject: Subject): Promise<ReviewCase | undefined>;
  /** The same, which nobody else can change until the transaction ends. */
  lock(subject: Subject): Promise<ReviewCase | undefined>;
  /** Adds it or keeps the changes. Of two that are added at once, one transaction runs again. */
  save(reviewCase: ReviewCase): Promise<void>;
  /** All of somebody's, by kind and id; also while the account is being deleted. */
  ofWriter(query: {
    readonly accountId: string;
    readonly after: Subject | undefined;
    readonly limit: number;
  }): Promise<readonly ReviewCase[]>;
  /** Those that are open, by `rankOf`, the greatest first, in one query. Whose writer is leaving is left out. */
  queue(query: {
    readonly after: QueuePlace | undefined;
    readonly limit: number;
    readonly reports: number;
  }): Promise<readonly QueueItem[]>;
}
