import type { Seller } from '../accounts/profile.ts';

/** What somebody is told of. A new kind needs a line here, one in `in-words.ts` and, if it is mailed, one in `mail-choices.ts`. */
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
  | { readonly kind: 'ending'; readonly advertId: string; readonly endsAt: number };

export type NotificationKind = Cause['kind'];

export interface Notification {
  /** Who is told. */
  readonly accountId: string;
  readonly id: string;
  readonly at: Date;
  readonly cause: Cause;
}

/** What a list shows of one, as things are called now. */
export interface NotificationView extends Omit<Notification, 'accountId'> {
  readonly read: boolean;
  readonly advertTitle: string | undefined;
  /** Who wrote the comment, if it is about one and they have a profile. */
  readonly author: Seller | undefined;
}

/**
 * The same for the same cause, so that a task which runs twice tells once: one for each comment, and one for each advert
 * that matches, that has become cheaper or that ends.
 */
export function notificationId(cause: Cause): string {
  return cause.kind === 'comment'
    ? `comment_${cause.commentId}`
    : `${cause.kind.replace('-', '_')}_${cause.advertId}`;
}
