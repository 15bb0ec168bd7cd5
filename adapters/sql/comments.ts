import type { Selectable } from 'kysely';
import type { Comment } from '../../core/comments/comment.ts';
import type { Comments } from '../../core/ports/comments.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import { atomic } from './atomic.ts';
import { beforeCursor, cursorValues } from './before-cursor.ts';
import { keepQueries } from './keep-queries.ts';
import { lockAdvert } from './lock-advert.ts';
import { ownRows } from './own-rows.ts';
import { sellerColumns, toSeller } from './rows.ts';
import type { CommentsTable, Database } from './schema.ts';

function toComment(row: Selectable<CommentsTable>): Comment {
  return {
    id: row.id,
    advertId: row.advert_id,
    authorId: row.author_id,
    text: row.text,
    postedAt: new Date(row.posted_at),
  };
}

export function createSqlComments(db: Database): Comments {
  const query = keepQueries(db);
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
          })
          .execute();
        await db
          .updateTable('adverts')
          .set((update) => ({ comment_count: update('comment_count', '+', 1) }))
          .where('id', '=', comment.advertId)
          .execute();
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
        const comment = await db
          .selectFrom('comments')
          .select('advert_id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (comment === undefined) return false;
        // The advert first, as when an advert is deleted: two that lock in the same order cannot deadlock.
        await lockAdvert(db, comment.advert_id, { ofDeletedAccounts: true });
        const { numDeletedRows } = await db
          .deleteFrom('comments')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await db
          .updateTable('adverts')
          .set((update) => ({ comment_count: update('comment_count', '-', 1) }))
          .where('id', '=', comment.advert_id)
          .execute();
        return true;
      }),

    async page({ advertId, after, limit }) {
      const values = [advertId, ...cursorValues(after), limit];
      const rows = await query(`page ${after === undefined}`, values, () =>
        db
          .selectFrom('comments as comment')
          .leftJoin('profiles as seller', 'seller.account_id', 'comment.author_id')
          .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
          .select(['comment.id', 'comment.text', 'comment.posted_at', ...sellerColumns])
          .where('comment.advert_id', '=', advertId)
          .where('comment.author_id', 'not in', accountsBeingDeleted())
          .where(beforeCursor('comment.posted_at', 'comment.id', after))
          .orderBy('comment.posted_at', 'desc')
          .orderBy('comment.id', 'desc')
          .limit(limit),
      );
      return rows.map((row) => ({
        id: row.id,
        text: row.text,
        postedAt: new Date(row.posted_at),
        author: toSeller(row),
      }));
    },
  };
}
