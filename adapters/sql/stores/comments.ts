import { type Selectable, sql } from 'kysely';
import type { Comment } from '../../../core/entities/comment.ts';
import type { Comments } from '../../../core/ports/comments.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { CommentsTable, Database } from '../connection/schema.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { beforeCursor, cursorValues } from '../queries/before-cursor.ts';
import { lockAdvert } from '../queries/lock-advert.ts';
import { ownRows } from '../queries/own-rows.ts';
import { fromBit, sellerColumns, toBit, toSeller } from '../queries/rows.ts';

function toComment(row: Selectable<CommentsTable>): Comment {
  return {
    id: row.id,
    advertId: row.advert_id,
    authorId: row.author_id,
    text: row.text,
    postedAt: new Date(row.posted_at),
    hidden: fromBit(row.hidden),
  };
}

async function count(db: Database, advertId: string, change: number): Promise<void> {
  await db
    .updateTable('adverts')
    .set((update) => ({ comment_count: update('comment_count', '+', change) }))
    .where('id', '=', advertId)
    .execute();
}

/**
 * Locks the advert of a comment and returns its id. Advert first, comment second, as when a comment is deleted:
 * transactions that lock in the same order cannot deadlock.
 */
async function lockCommented(db: Database, id: string): Promise<string | undefined> {
  const comment = await db.selectFrom('comments').select('advert_id').where('id', '=', id).executeTakeFirst();
  if (comment !== undefined) await lockAdvert(db, comment.advert_id, { ofDeletedAccounts: true });
  return comment?.advert_id;
}

export function createSqlComments(db: Database): Comments {
  const query = createCompiledQueryCache(db);
  return {
    add: (comment) =>
      atomic(db, async (db) => {
        if ((await lockAdvert(db, comment.advertId)) === undefined) return false;
        await db
          .insertInto('comments')
          .values({
            id: comment.id,
            advert_id: comment.advertId,
            author_id: comment.authorId,
            text: comment.text,
            posted_at: comment.postedAt.getTime(),
            hidden: 0,
          })
          .execute();
        await count(db, comment.advertId, 1);
        return true;
      }),

    async byId(id) {
      const row = await db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toComment(row);
    },

    async ofAuthor(query) {
      const rows = await ownRows(db, 'comments', { owner: 'author_id', key: 'id' }, query);
      return rows.map(toComment);
    },

    remove: (id) =>
      atomic(db, async (db) => {
        const advertId = await lockCommented(db, id);
        if (advertId === undefined) return false;
        const deleted = await db
          .deleteFrom('comments')
          .where('id', '=', id)
          .returning('hidden')
          .executeTakeFirst();
        if (deleted === undefined) return false;
        if (!fromBit(deleted.hidden)) await count(db, advertId, -1);
        return true;
      }),

    setHidden: (id, hidden) =>
      atomic(db, async (db) => {
        const advertId = await lockCommented(db, id);
        if (advertId === undefined) return false;
        const { numUpdatedRows } = await db
          .updateTable('comments')
          .set({ hidden: toBit(hidden) })
          .where('id', '=', id)
          .where('hidden', '=', toBit(!hidden))
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await count(db, advertId, hidden ? -1 : 1);
        if (hidden)
          await db
            .deleteFrom('notifications')
            .where('comment_id', '=', id)
            .where('kind', '=', 'comment')
            .execute();
        return true;
      }),

    async page({ advertId, viewerId = '', after, limit }) {
      const values = [advertId, viewerId, ...cursorValues(after)];
      const rows = await query(`page ${after === undefined} ${limit}`, values, () =>
        db
          .selectFrom('comments as comment')
          .leftJoin('profiles as seller', 'seller.account_id', 'comment.author_id')
          .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
          .select(['comment.id', 'comment.text', 'comment.posted_at', 'comment.hidden', ...sellerColumns])
          .where('comment.advert_id', '=', advertId)
          .where('comment.author_id', 'not in', absentAccounts())
          .where(({ or, eb }) =>
            or([eb('comment.hidden', '=', sql.lit(0)), eb('comment.author_id', '=', viewerId)]),
          )
          .where(beforeCursor('comment.posted_at', 'comment.id', after))
          .orderBy('comment.posted_at', 'desc')
          .orderBy('comment.id', 'desc')
          .limit(sql.lit(limit))
          .modifyEnd(genericPlan),
      );
      return rows.map((row) => ({
        id: row.id,
        text: row.text,
        postedAt: new Date(row.posted_at),
        author: toSeller(row),
        hidden: fromBit(row.hidden),
      }));
    },
  };
}
