import type { Saves } from '../../../core/ports/saves.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { lockAdvert } from '../queries/lock-advert.ts';
import { ownRows } from '../queries/own-rows.ts';

export function createSqlSaves(db: Database): Saves {
  return {
    async ofAccount(query) {
      const rows = await ownRows(db, 'saves', { owner: 'account_id', key: 'advert_id' }, query);
      return rows.map((row) => ({ advertId: row.advert_id, at: new Date(row.saved_at) }));
    },

    async accountsToTell({ advertId, sellerId, savedBy, after = '', limit }) {
      const rows = await db
        .selectFrom('saves')
        .select('account_id')
        .where('advert_id', '=', advertId)
        .where('account_id', '>', after)
        .where('account_id', '<>', sellerId)
        .where('saved_at', '<=', savedBy.getTime())
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('blocks')
                .select('blocked_id')
                .whereRef('blocker_id', '=', 'saves.account_id')
                .where('blocked_id', '=', sellerId),
            ),
          ),
        )
        .orderBy('account_id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.account_id);
    },

    set: ({ advertId, accountId, saved, at }) =>
      atomic(db, async (db) => {
        if ((await lockAdvert(db, advertId, { ofDeletedAccounts: !saved })) === undefined) return false;
        if (saved) {
          await db
            .insertInto('saves')
            .values({ account_id: accountId, advert_id: advertId, saved_at: at.getTime() })
            .onConflict((conflict) => conflict.columns(['account_id', 'advert_id']).doNothing())
            .execute();
        } else {
          await db
            .deleteFrom('saves')
            .where('account_id', '=', accountId)
            .where('advert_id', '=', advertId)
            .execute();
        }
        return true;
      }),
  };
}
