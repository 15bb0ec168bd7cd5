import {
  aboutOthersAdverts,
  type Cause,
  type Notification,
  type NotificationView,
  notificationId,
} from '../../core/entities/notification.ts';
import type { Notifications } from '../../core/ports/notifications.ts';
import { type Connection, compositeKey, type MemoryTables, ownPage } from './memory-database.ts';
import { keysetPage, newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';
import { sellerOf } from './seller.ts';

/** Removes notifications. To be called when the thing that they are about is removed. */
export function forgetNotifications(tables: MemoryTables, isAbout: (cause: Cause) => boolean): void {
  tables.notifications.removeWhere(({ cause }) => isAbout(cause));
}

type Row = MemoryTables['notifications'] extends Map<string, infer Found> ? Found : never;

const rowsOf = (tables: MemoryTables, accountId: string) =>
  tables.notifications.where((row) => row.accountId === accountId);

function viewOf(tables: MemoryTables, { id, at, cause, read }: Row): NotificationView | undefined {
  const advert = 'advertId' in cause ? tables.adverts.get(cause.advertId) : undefined;
  const comment = 'commentId' in cause ? tables.comments.get(cause.commentId) : undefined;
  if (advert !== undefined && !isPresent(tables, advert.sellerId)) return undefined;
  if (comment !== undefined && !isPresent(tables, comment.authorId)) return undefined;
  if (advert?.state === 'hidden' && aboutOthersAdverts.includes(cause.kind)) return undefined;
  const advertSeller = advert && tables.profiles.get(advert.sellerId)?.fullName;
  const author = comment && sellerOf(tables, comment.authorId);
  return { id, at, cause, read, advertTitle: advert?.title, advertSeller, author };
}

/** Throws if the cause refers to a missing row, like a foreign key. */
function refuseUnknown(tables: MemoryTables, { cause }: Notification): void {
  const isGone =
    ('advertId' in cause && !tables.adverts.has(cause.advertId)) ||
    ('commentId' in cause && !tables.comments.has(cause.commentId));
  if (isGone) throw new Error(`What ${notificationId(cause)} is about is gone.`);
}

const views = (tables: MemoryTables, rows: readonly Row[]) =>
  rows.flatMap((row) => viewOf(tables, row) ?? []);

export function createMemoryNotifications(connection: Connection): Notifications {
  return {
    add: (notifications, ifKnown = 'renewed') =>
      connection.write((tables) => {
        for (const notification of notifications) {
          refuseUnknown(tables, notification);
          const key = compositeKey(notification.accountId, notification.id);
          const known = tables.notifications.get(key);
          if (known !== undefined && (ifKnown === 'kept' || known.at >= notification.at)) continue;
          tables.notifications.set(key, { ...structuredClone(notification), read: false, mailDue: true });
        }
      }),
    page: ({ accountId, ...page }) =>
      connection.read((tables) => keysetPage(views(tables, rowsOf(tables, accountId)), (view) => view, page)),
    withId: (id, accounts) =>
      connection.read((tables) =>
        accounts.flatMap((accountId) => {
          const told = tables.notifications.get(compositeKey(accountId, id));
          return told === undefined ? [] : [{ accountId, id, at: told.at, cause: told.cause }];
        }),
      ),
    shown: (accountId, id) =>
      connection.read((tables) => {
        const row = tables.notifications.get(compositeKey(accountId, id));
        return row && viewOf(tables, row);
      }),
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) =>
        ownPage(rowsOf(tables, accountId), ({ id }) => id, page).map(({ id, at, cause }) => ({
          accountId,
          id,
          at,
          cause,
        })),
      ),
    countUnread: (accountId, atMost) =>
      connection.read((tables) =>
        Math.min(atMost, views(tables, rowsOf(tables, accountId)).filter(({ read }) => !read).length),
      ),
    read: (accountId, id) =>
      connection.write((tables) => {
        const key = compositeKey(accountId, id);
        const told = tables.notifications.get(key);
        if (told !== undefined) tables.notifications.change(key, { read: true, mailDue: false });
        return told?.cause;
      }),
    markRead: (accountId, upTo) =>
      connection.write((tables) => {
        const unread = rowsOf(tables, accountId).filter(({ read, at }) => !read && at <= upTo);
        for (const { id } of unread) {
          tables.notifications.change(compositeKey(accountId, id), { read: true, mailDue: false });
        }
        return unread.length > 0;
      }),
    accountsToMail: ({ kinds, after = '', limit }) =>
      connection.read((tables) => {
        const due = tables.notifications.where(({ cause, mailDue }) => mailDue && kinds.includes(cause.kind));
        const ids = [...new Set(due.map(({ accountId }) => accountId))];
        return ids
          .filter((id) => id > after)
          .toSorted()
          .slice(0, limit);
      }),
    takeToMail: ({ accountId, kinds, limit }) =>
      connection.write((tables) => {
        const due = rowsOf(tables, accountId).filter(
          ({ cause, mailDue }) => mailDue && kinds.includes(cause.kind),
        );
        for (const { id } of due)
          tables.notifications.change(compositeKey(accountId, id), { mailDue: false });
        const shown =
          limit === 0
            ? []
            : views(
                tables,
                newestFirst(due, (row) => row),
              );
        return { total: shown.length, newest: shown.slice(0, limit) };
      }),
    removeBefore: (before, limit) =>
      connection.write((tables) => {
        const old = tables.notifications.where(({ at }) => at < before).slice(0, limit);
        for (const { accountId, id } of old) tables.notifications.delete(compositeKey(accountId, id));
        return old.length;
      }),
  };
}
