import type { Comments } from '../../core/ports/comments.ts';
import { type Connection, type MemoryTables, ownPage } from './memory-database.ts';
import { keysetPage } from './newest-first.ts';
import { forgetNotifications } from './notifications.ts';
import { isPresent } from './present.ts';
import { sellerOf } from './seller.ts';

function count(tables: MemoryTables, advertId: string, change: number): void {
  const commentCount = (tables.adverts.get(advertId)?.commentCount ?? 0) + change;
  tables.adverts.change(advertId, { commentCount });
}

export function createMemoryComments(connection: Connection): Comments {
  return {
    add: (comment) =>
      connection.write((tables) => {
        const advert = tables.adverts.get(comment.advertId);
        if (advert === undefined || !isPresent(tables, advert.sellerId)) return false;
        if (tables.comments.has(comment.id)) throw new Error(`There is already a comment ${comment.id}.`);
        tables.comments.set(comment.id, { ...structuredClone(comment), hidden: false });
        count(tables, advert.id, 1);
        return true;
      }),
    byId: (id) => connection.read((tables) => tables.comments.get(id)),
    ofAuthor: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.comments.where((comment) => comment.authorId === accountId);
        return ownPage(own, ({ id }) => id, page);
      }),
    remove: (id) =>
      connection.write((tables) => {
        const comment = tables.comments.get(id);
        if (comment === undefined) return false;
        tables.comments.delete(id);
        forgetNotifications(tables, (cause) => 'commentId' in cause && cause.commentId === id);
        if (!comment.hidden) count(tables, comment.advertId, -1);
        return true;
      }),
    setHidden: (id, hidden) =>
      connection.write((tables) => {
        const comment = tables.comments.get(id);
        if (comment === undefined || comment.hidden === hidden) return false;
        tables.comments.change(id, { hidden });
        count(tables, comment.advertId, hidden ? -1 : 1);
        if (hidden)
          forgetNotifications(tables, (cause) => cause.kind === 'comment' && cause.commentId === id);
        return true;
      }),
    page: ({ advertId, viewerId, after, limit }) =>
      connection.read((tables) => {
        const comments = tables.comments.where(
          (comment) =>
            comment.advertId === advertId &&
            isPresent(tables, comment.authorId) &&
            (!comment.hidden || comment.authorId === viewerId),
        );
        const page = keysetPage(comments, (comment) => ({ at: comment.postedAt, id: comment.id }), {
          after,
          limit,
        });
        return page.map(({ id, text, postedAt, authorId, hidden }) => ({
          id,
          text,
          postedAt,
          author: sellerOf(tables, authorId),
          hidden,
        }));
      }),
  };
}
