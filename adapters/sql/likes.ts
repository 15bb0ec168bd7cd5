import type { Likes } from '../../core/ports/likes.ts';
import { atomic } from './atomic.ts';
import { lockAdvert } from './lock-advert.ts';
import type { Database } from './schema.ts';

export function createSqlLikes(db: Database): Likes {
  return {
    async ofAccount({ accountId, after, limit }) {
      const rows = await db
        .selectFrom('likes')
        .select(['advert_id', 'liked_at'])
        .where('account_id', '=', accountId)
        .where('advert_id', '>', after ?? '')
        .orderBy('advert_id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ advertId: row.advert_id, at: new Date(row.liked_at) }));
    },

    set: ({ advertId, accountId, liked, at }) =>
      atomic(db, async (db) => {
        const advert = await lockAdvert(db, advertId, { ofLeavers: !liked });
        if (advert === undefined) return undefined;

        let change: number;
        if (liked) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('likes')
            .values({ account_id: accountId, advert_id: advertId, liked_at: at.getTime() })
            .onConflict((conflict) => conflict.columns(['account_id', 'advert_id']).doNothing())
            .executeTakeFirstOrThrow();
          change = Number(numInsertedOrUpdatedRows);
        } else {
          const { numDeletedRows } = await db
            .deleteFrom('likes')
            .where('account_id', '=', accountId)
            .where('advert_id', '=', advertId)
            .executeTakeFirstOrThrow();
          change = -Number(numDeletedRows);
        }
        if (change === 0) return advert.like_count;

        await db
          .updateTable('adverts')
          .set((update) => ({ like_count: update('like_count', '+', change) }))
          .where('id', '=', advertId)
          .execute();
        await db
          .updateTable('profiles')
          .set((update) => ({ likes_received: update('likes_received', '+', change) }))
          .where('account_id', '=', advert.seller_id)
          .execute();
        return advert.like_count + change;
      }),
  };
}
