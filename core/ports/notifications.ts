import type { Cause, Notification, NotificationKind, NotificationView } from '../entities/notification.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/**
 * Notifications of accounts. A notification is deleted with its account, and with the advert or comment it is about.
 * It is neither shown nor counted while the seller of the advert, or the author of the comment, is banned or being
 * deleted, or while the advert of somebody else (`aboutOthersAdverts`) is hidden.
 */
export interface Notifications {
  /**
   * Adds the notifications as unread and not yet mailed. A notification whose account and id are stored already
   * replaces the stored one if it is newer and `known` is not `kept`; otherwise it changes nothing. The accounts,
   * adverts and comments they name exist.
   */
  add(notifications: readonly Notification[], known?: 'renewed' | 'kept'): Promise<void>;
  /** Newest first by (at, id), both descending. */
  page(query: {
    readonly accountId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly NotificationView[]>;
  /** The notifications with this id that these accounts have, in any order. */
  withId(id: string, accounts: readonly string[]): Promise<readonly Notification[]>;
  /** The account's notification with this id, as `page` would give it; undefined if it has none, or one that is not shown. */
  shown(accountId: string, id: string): Promise<NotificationView | undefined>;
  /** Everything stored for one account, by id, for the download of its data. */
  ofAccount(query: OwnQuery): Promise<readonly Notification[]>;
  /** The number of shown notifications that are unread, counted up to `atMost`. */
  countUnread(accountId: string, atMost: number): Promise<number>;
  /**
   * Marks one notification as read, so that it will not be mailed, and returns its cause; undefined if the account
   * has no such notification.
   */
  read(accountId: string, id: string): Promise<Cause | undefined>;
  /**
   * Marks the account's notifications up to this time as read, so that they will not be mailed. Returns whether there
   * were unread ones.
   */
  markRead(accountId: string, upTo: Date): Promise<boolean>;
  /** Accounts with unread notifications of these kinds that have not been mailed, by id, starting after this one. */
  accountsToMail(query: {
    readonly kinds: readonly NotificationKind[];
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /**
   * Marks all notifications of these kinds as mailed; to be called in the transaction that queues the mail. Returns
   * how many of them are shown, and the newest of those as `page` would; none if `limit` is 0.
   */
  takeToMail(query: {
    readonly accountId: string;
    readonly kinds: readonly NotificationKind[];
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly newest: readonly NotificationView[] }>;
  /** Deletes notifications from before this time, at most `limit`; returns how many. */
  removeBefore(before: Date, limit: number): Promise<number>;
}
