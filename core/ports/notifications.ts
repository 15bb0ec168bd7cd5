import type { Cause, Notification, NotificationKind, NotificationView } from '../entities/notification.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/**
 * What people are notified about. A notification is deleted with its account, and with the advert or comment it is
 * about. It is neither shown nor counted while the seller of the advert, or the author of the comment, is banned or being
 * deleted, or while the advert of somebody else (`aboutOthersAdverts`) is hidden.
 */
export interface Notifications {
  /**
   * Adds them as unread and not yet mailed. One with a known account and id replaces the old one if it is newer, unless
   * `known` is `kept`; otherwise it changes nothing. The accounts, adverts and comments they name exist.
   */
  add(notifications: readonly Notification[], known?: 'renewed' | 'kept'): Promise<void>;
  /** Newest first by (at, id), both descending. */
  page(query: {
    readonly accountId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly NotificationView[]>;
  /** Everything stored for one account, by id, for the download of its data. */
  ofAccount(query: OwnQuery): Promise<readonly Notification[]>;
  /** How many of those that are shown are unread, counted up to `atMost`. */
  countUnread(accountId: string, atMost: number): Promise<number>;
  /**
   * Marks one as read, so that it will not be mailed, and returns what it is about; undefined if the account has no
   * such notification.
   */
  read(accountId: string, id: string): Promise<Cause | undefined>;
  /** Marks those up to this time as read, so that they will not be mailed. Returns whether there were any. */
  markRead(accountId: string, upTo: Date): Promise<boolean>;
  /** Accounts with unread notifications of these kinds that have not been mailed, by id, starting after this one. */
  accountsToMail(query: {
    readonly kinds: readonly NotificationKind[];
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /**
   * Marks all of these kinds as mailed; to be called in the transaction that queues the mail. Returns how many of them
   * are shown, and the newest of those as `page` would; nothing if `limit` is 0.
   */
  takeToMail(query: {
    readonly accountId: string;
    readonly kinds: readonly NotificationKind[];
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly newest: readonly NotificationView[] }>;
  /** Deletes those before this time, at most `limit`; returns how many. */
  removeBefore(before: Date, limit: number): Promise<number>;
}
