import type { Seller } from './profile.ts';
import type { Subject } from './report.ts';

/** What people are notified about. A new kind needs a line here and one in `core/notifications/kinds.ts`. */
export type Cause =
  /** Somebody else has commented on one's advert. */
  | { readonly kind: 'comment'; readonly advertId: string; readonly commentId: string }
  /** A new advert is what a saved search looks for. */
  | { readonly kind: 'match'; readonly advertId: string; readonly search: string }
  /** A saved advert costs less than before, in shillings. */
  | {
      readonly kind: 'price-drop';
      readonly advertId: string;
      readonly before: number;
      readonly after: number;
    }
  /** One's own advert ends, in epoch milliseconds. */
  | { readonly kind: 'ending'; readonly advertId: string; readonly endsAt: number }
  /** Somebody has rated one. The advert may be gone, so its title is what it was in the conversation. */
  | {
      readonly kind: 'rating';
      readonly ratingId: string;
      /** Account id of the recipient. */
      readonly aboutId: string;
      readonly title: string;
    }
  /** One's own advert or comment was hidden until a moderator has looked at it, by a moderator, or is shown again. */
  | {
      readonly kind: 'reviewed';
      readonly advertId: string;
      readonly commentId?: string;
      readonly outcome: 'held' | 'hidden' | 'restored';
    }
  /** A moderator has looked at what one has reported. */
  | {
      readonly kind: 'answered';
      readonly subject: Subject;
      readonly outcome: 'hidden' | 'kept';
    }
  /** Something was decided about one's account, for this reason; a suspension ends, in epoch milliseconds. Always mailed at once. */
  | {
      readonly kind: 'decision';
      readonly sanctionId: string;
      readonly decision: 'warn' | 'suspend' | 'ban' | 'restore' | 'dismiss';
      readonly reason: string;
      readonly endsAt: number | undefined;
    };

export type NotificationKind = Cause['kind'];

/** About adverts of others. Those that are hidden are not named. */
export const aboutOthersAdverts: readonly NotificationKind[] = ['match', 'price-drop'];

export interface Notification {
  /** The recipient. */
  readonly accountId: string;
  readonly id: string;
  readonly at: Date;
  readonly cause: Cause;
}

/** A notification in a list, with current titles and names. */
export interface NotificationView extends Omit<Notification, 'accountId'> {
  readonly read: boolean;
  readonly advertTitle: string | undefined;
  /** The full name of the advert's seller, if they have a profile. */
  readonly advertSeller: string | undefined;
  /** The author of the comment, if it is about one and they have a profile. */
  readonly author: Seller | undefined;
}

/**
 * The same id for the same cause, so that a task that runs twice notifies once: one for each comment or rating, one for
 * each advert that matches, has become cheaper or ends, and one for each thing that is reviewed.
 */
export function notificationId(cause: Cause): string {
  switch (cause.kind) {
    case 'comment':
      return `comment_${cause.commentId}`;
    case 'rating':
      return `rating_${cause.ratingId}`;
    case 'reviewed':
      return `reviewed_${cause.commentId ?? cause.advertId}`;
    case 'answered':
      return `answered_${cause.subject.kind}_${cause.subject.id.replaceAll('-', '_')}`;
    case 'decision':
      return `decision_${cause.decision}_${cause.sanctionId}`;
    default:
      return `${cause.kind.replace('-', '_')}_${cause.advertId}`;
  }
}
