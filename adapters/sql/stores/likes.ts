import { popularity } from '../../../core/adverts/filter.ts';
import type { Likes } from '../../../core/ports/likes.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { lockAdvert } from '../queries/lock-advert.ts';
import { ownRows } from '../queries/own-rows.ts';

export function createSqlLikes(db: Database): Likes {
  return {
    async ofAccount(query) {
      const rows = await ownRows(db, 'likes', { owner: 'account_id', key: 'advert_id' }, query);
      return rows.map((row) => ({ advertId: row.advert_id, at: new Date(row.liked_at) }));
    },

    set: ({ advertId, accountId, liked, at }) =>
      atomic(db, async (db) => {
        // Locks the account: verifying its email at the same time would count the likes without this one.
        const account = await db
          .selectFrom('accounts')
          .select('email_verified')
          .where('id', '=', accountId)
          .$if(dialectOf(db).locksRows, (query) => query.forShare())
          .executeTakeFirst();
        const advert = await lockAdvert(db, advertId, { ofDeletedAccounts: !liked });
        if (advert === undefined) return undefined;

        let change: number;
        let verified = account?.email_verified ?? 0;
        if (liked) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('likes')
            .values({ account_id: accountId, advert_id: advertId, liked_at: at.getTime(), verified })
            .onConflict((conflict) => conflict.columns(['account_id', 'advert_id']).doNothing())
            .executeTakeFirstOrThrow();
          change = Number(numInsertedOrUpdatedRows);
        } else {
          const removed = await db
            .deleteFrom('likes')
            .where('account_id', '=', accountId)
            .where('advert_id', '=', advertId)
            .returning('verified')
            .executeTakeFirst();
          change = removed === undefined ? 0 : -1;
          verified = removed?.verified ?? 0;
        }
        if (change === 0) return advert.like_count;

        await db
          .updateTable('adverts')
          .set((update) => ({
            like_count: update('like_count', '+', change),
            verified_like_count: update('verified_like_count', '+', change * verified),
          }))
          .where('id', '=', advertId)
          .execute();
        const weight = popularity({ likes: change, verifiedLikes: change * verified });
        await db
          .updateTable('listed_adverts')
          .set((update) => ({ popularity: update('popularity', '+', weight) }))
          .where('advert_id', '=', advertId)
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
