import type { Measure } from './advert.ts';
import type { Seller } from './profile.ts';
import type { Subject } from './report.ts';
import type { Text } from './text.ts';

/** The cause of a notification. A new kind needs a line here and one in `core/notifications/kinds.ts`. */
export type Cause =
  /** Somebody else has commented on the recipient's advert. */
  | { readonly kind: 'comment'; readonly advertId: string; readonly commentId: string }
  /** A new advert matches a saved search; that of an older notification is in English. */
  | { readonly kind: 'match'; readonly advertId: string; readonly search: Text | string }
  /** The price of a saved advert, for the same quantity, has fallen; prices in shillings (UGX). */
  | (Partial<Measure> & {
      readonly kind: 'price-drop';
      readonly advertId: string;
      readonly before: number;
      readonly after: number;
    })
  /** A seller whom the recipient follows has new adverts. */
  | {
      readonly kind: 'followed';
      /** The latest of them. */
      readonly advertId: string;
      readonly sellerId: string;
      /** The day in Kampala on which others could first see them, as YYYY-MM-DD. */
      readonly day: string;
      /** How many there are. */
      readonly adverts: number;
    }
  /** The recipient's own advert ends at this time, in epoch milliseconds. */
  | { readonly kind: 'ending'; readonly advertId: string; readonly endsAt: number }
  /** The recipient has been rated. The title is the one in the conversation, because the advert may be gone. */
  | {
      readonly kind: 'rating';
      readonly ratingId: string;
      /** Account id of the recipient. */
      readonly aboutId: string;
      readonly title: string;
    }
  /** A seller has named the recipient as the buyer of an advert. */
  | {
      readonly kind: 'bought';
      readonly advertId: string;
      /** Account id. */
      readonly sellerId: string;
    }
  /**
   * The recipient's advert or comment was hidden by reports or for its claims until a moderator reviews it, was
   * hidden by a moderator, or is shown again.
   */
  | {
      readonly kind: 'reviewed';
      readonly advertId: string;
      readonly commentId?: string;
      readonly outcome: 'held' | 'hidden' | 'restored';
    }
  /** A moderator has reviewed something that the recipient reported. */
  | {
      readonly kind: 'answered';
      readonly subject: Subject;
      readonly outcome: 'hidden' | 'kept';
    }
  /**
   * A decision about the recipient's account and its reason; the end of a suspension in epoch milliseconds. Always
   * mailed at once.
   */
  | {
      readonly kind: 'decision';
      readonly sanctionId: string;
      readonly decision: 'warn' | 'suspend' | 'ban' | 'restore' | 'dismiss';
      readonly reason: string;
      readonly endsAt: number | undefined;
    };

export type NotificationKind = Cause['kind'];

/** Kinds about adverts of others. Notifications about a hidden advert of somebody else are not shown. */
export const aboutOthersAdverts: readonly NotificationKind[] = ['match', 'price-drop', 'followed'];

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
 * The id of the notification for this cause. The same cause gives the same id, so a task that runs twice notifies
 * once. One id for each comment and each rating, for each advert that matches, has become cheaper or ends, and for
 * each thing under review; one a day for each seller whom somebody follows.
 */
export function notificationId(cause: Cause): string {
  switch (cause.kind) {
    case 'comment':
      return `comment_${cause.commentId}`;
    case 'rating':
      return `rating_${cause.ratingId}`;
    case 'followed':
      return `followed_${cause.day}_${cause.sellerId}`.replaceAll('-', '_');
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
