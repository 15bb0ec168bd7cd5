import { type Selectable, sql } from 'kysely';
import {
  aboutOthersAdverts,
  type Cause,
  type Notification,
  type NotificationView,
} from '../../../core/entities/notification.ts';
import type { Notifications } from '../../../core/ports/notifications.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database, NotificationsTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { beforeCursor } from '../queries/before-cursor.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { ownRows } from '../queries/own-rows.ts';
import { fromBit, type JoinedSeller, sellerColumns, toSeller } from '../queries/rows.ts';

type CauseColumns = Pick<NotificationsTable, 'kind' | 'advert_id' | 'comment_id' | 'details'>;

/** References to other tables have columns; the other fields of a cause are JSON. */
function toColumns({ kind, ...cause }: Cause): CauseColumns {
  const { advertId, commentId, ...details } = cause as {
    readonly advertId?: string;
    readonly commentId?: string;
  };
  return {
    kind,
    advert_id: advertId ?? null,
    comment_id: commentId ?? null,
    details: JSON.stringify(details),
  };
}

function toCause({ kind, advert_id, comment_id, details }: CauseColumns): Cause {
  return {
    kind,
    ...(advert_id === null ? {} : { advertId: advert_id }),
    ...(comment_id === null ? {} : { commentId: comment_id }),
    ...JSON.parse(details),
  } as Cause;
}

function toNotification(row: Selectable<NotificationsTable>): Notification {
  return { accountId: row.account_id, id: row.id, at: new Date(row.at), cause: toCause(row) };
}

function toView(
  row: Selectable<NotificationsTable> &
    JoinedSeller & { readonly title: string | null; readonly advert_seller: string | null },
): NotificationView {
  return {
    id: row.id,
    at: new Date(row.at),
    cause: toCause(row),
    read: fromBit(row.is_read),
    advertTitle: row.title ?? undefined,
    advertSeller: row.advert_seller ?? undefined,
    author: toSeller(row),
  };
}

/** Selects the shown notifications with what they are about. */
function views(db: Database) {
  return db
    .selectFrom('notifications as told')
    .leftJoin('adverts as advert', 'advert.id', 'told.advert_id')
    .leftJoin('comments as comment', 'comment.id', 'told.comment_id')
    .leftJoin('profiles as seller', 'seller.account_id', 'comment.author_id')
    .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
    .where(({ or, eb }) =>
      or([eb('told.advert_id', 'is', null), eb('advert.seller_id', 'not in', absentAccounts())]),
    )
    .where(({ or, eb }) =>
      or([eb('told.comment_id', 'is', null), eb('comment.author_id', 'not in', absentAccounts())]),
    )
    .where(({ or, eb }) =>
      or([
        eb(
          'told.kind',
          'not in',
          aboutOthersAdverts.map((kind) => sql.lit(kind)),
        ),
        eb('advert.state', '<>', sql.lit('hidden')),
      ]),
    );
}

function newestViews(db: Database) {
  return views(db)
    .leftJoin('profiles as owner', 'owner.account_id', 'advert.seller_id')
    .selectAll('told')
    .select(['advert.title', 'owner.full_name as advert_seller', ...sellerColumns])
    .orderBy('told.at', 'desc')
    .orderBy('told.id', 'desc');
}

export function createSqlNotifications(db: Database): Notifications {
  const query = createCompiledQueryCache(db);

  return {
    async add(notifications, known = 'renewed') {
      if (notifications.length === 0) return;
      // All rows as one JSON value: a statement with placeholders for hundreds of people takes longer to parse than to
      // execute.
      const rows = notifications.map(({ accountId, id, at, cause }) => {
        const { kind, advert_id, comment_id, details } = toColumns(cause);
        return [accountId, id, kind, advert_id, comment_id, details, at.getTime()];
      });
      const list = JSON.stringify(rows);
      const column = (index: number) => sql`told.value ->> ${sql.lit(index)}`;
      const renewed =
        known === 'kept'
          ? sql`nothing`
          : sql`update set advert_id = excluded.advert_id, details = excluded.details, at = excluded.at, is_read = 0,
              mail_due = 1
              where excluded.at > notifications.at`;
      // SQLite needs `where true` to parse `on conflict` after a `select`.
      await sql`
        insert into notifications (account_id, id, kind, advert_id, comment_id, details, at, is_read, mail_due)
        select ${sql.join([0, 1, 2, 3, 4, 5].map(column))}, cast(${column(6)} as bigint), 0, 1
        from ${dialectOf(db).elementsOf(list)} as told where true
        on conflict (account_id, id) do ${renewed}`.execute(db);
    },

    async page({ accountId, after, limit }) {
      const rows = await newestViews(db)
        .where('told.account_id', '=', accountId)
        .where(beforeCursor('told.at', 'told.id', after))
        .limit(limit)
        .execute();
      return rows.map(toView);
    },

    async withId(id, accounts) {
      if (accounts.length === 0) return [];
      // As one JSON value, like the rows of `add`.
      const rows = await sql<Selectable<NotificationsTable>>`
        select notifications.* from ${dialectOf(db).elementsOf(JSON.stringify(accounts.map((account) => [account])))} as wanted
        join notifications on notifications.account_id = wanted.value ->> 0
        where notifications.id = ${id}`.execute(db);
      return rows.rows.map(toNotification);
    },

    async shown(accountId, id) {
      const row = await newestViews(db)
        .where('told.account_id', '=', accountId)
        .where('told.id', '=', id)
        .executeTakeFirst();
      return row && toView(row);
    },

    async ofAccount(own) {
      const rows = await ownRows(db, 'notifications', { owner: 'account_id', key: 'id' }, own);
      return rows.map(toNotification);
    },

    async countUnread(accountId, atMost) {
      const [row] = await query(`unread ${atMost}`, [accountId], () =>
        db
          .selectFrom(
            views(db)
              .select('told.id')
              .where('told.account_id', '=', accountId)
              .where('told.is_read', '=', sql.lit(0))
              .limit(sql.lit(atMost))
              .as('some'),
          )
          .select(({ fn }) => fn.countAll<number>().as('unread'))
          .modifyEnd(genericPlan),
      );
      return row?.unread ?? 0;
    },

    async read(accountId, id) {
      const row = await db
        .updateTable('notifications')
        .set({ is_read: 1, mail_due: 0 })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning(['kind', 'advert_id', 'comment_id', 'details'])
        .executeTakeFirst();
      return row && toCause(row);
    },

    async markRead(accountId, upTo) {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set({ is_read: 1, mail_due: 0 })
        .where('account_id', '=', accountId)
        .where('is_read', '=', sql.lit(0))
        .where('at', '<=', upTo.getTime())
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async accountsToMail({ kinds, after = '', limit }) {
      const rows = await db
        .selectFrom('notifications')
        .select('account_id')
        .distinct()
        .where('mail_due', '=', sql.lit(1))
        .where('kind', 'in', kinds)
        .where('account_id', '>', after)
        .orderBy('account_id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.account_id);
    },

    takeToMail: ({ accountId, kinds, limit }) =>
      atomic(db, async (db) => {
        const taken = await db
          .updateTable('notifications')
          .set({ mail_due: 0 })
          .where('account_id', '=', accountId)
          .where('kind', 'in', kinds)
          .where('mail_due', '=', sql.lit(1))
          .returning('id')
          .execute();
        if (taken.length === 0 || limit === 0) return { total: 0, newest: [] };
        const ids = taken.map((row) => row.id);
        const rows = await newestViews(db)
          .where('told.account_id', '=', accountId)
          .where('told.id', 'in', ids)
          .execute();
        return { total: rows.length, newest: rows.slice(0, limit).map(toView) };
      }),

    removeBefore: (before, limit) =>
      countDeleted(
        db
          .deleteFrom('notifications')
          .where(sql<boolean>`(account_id, id) in (select account_id, id from notifications
            where at < ${before.getTime()} order by at limit ${limit})`),
      ),
  };
}
