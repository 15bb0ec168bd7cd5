import type {
  Cause,
  Notification,
  NotificationKind,
  NotificationView,
} from '../notifications/notification.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/**
 * What people are told of. A notification is gone with its account, and with the advert or comment that it is about; it is
 * not shown while the seller of the advert, or the author of the comment, is being deleted.
 */
export interface Notifications {
  /**
   * Adds them, unread and yet to be mailed. One whose account and id are known takes the other's place when it is
   * newer, unless the known ones are to stay, and else changes nothing. Accounts, adverts and comments that they name exist.
   */
  add(notifications: readonly Notification[], known?: 'renewed' | 'kept'): Promise<void>;
  /** Newest first by (at, id), both descending. */
  page(query: {
    readonly accountId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly NotificationView[]>;
  /** All that is kept, by id, for whom it is about. */
  ofAccount(query: OwnQuery): Promise<readonly Notification[]>;
  /** How many are unread, counted no further than `atMost`. */
  countUnread(accountId: string, atMost: number): Promise<number>;
  /** Marks one as read, so that it is not mailed any more, and answers what it is about; undefined: the account has no such one. */
  read(accountId: string, id: string): Promise<Cause | undefined>;
  /** Marks those up to this moment as read, so that they are not mailed any more. Answers whether there were any. */
  markRead(accountId: string, upTo: Date): Promise<boolean>;
  /** Those who have unread ones of these kinds yet to be mailed, by id: after this one. */
  accountsToMail(query: {
    readonly kinds: readonly NotificationKind[];
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /**
   * Marks all of these kinds as mailed; to be called in the transaction that queues the mail. Answers how many there
   * were, and the newest of them as `page` would.
   */
  takeToMail(query: {
    readonly accountId: string;
    readonly kinds: readonly NotificationKind[];
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly newest: readonly NotificationView[] }>;
  /** Forgets those before this moment, at most `limit`; answers how many. */
  removeBefore(before: Date, limit: number): Promise<number>;
}
