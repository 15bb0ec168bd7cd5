import { sql } from 'kysely';
import type { Follows } from '../../../core/ports/follows.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { beforeCursor } from '../queries/before-cursor.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { ownRows } from '../queries/own-rows.ts';
import { sellerColumns, toSeller } from '../queries/rows.ts';

/**
 * Locks these accounts until the end of the transaction, always in the same order; returns how many there are. On
 * SQLite transactions follow one another anyway.
 */
async function lockAccounts(db: Database, ids: readonly string[]): Promise<number> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(dialectOf(db).locksRows, (query) => query.forNoKeyUpdate())
    .execute();
  return found.length;
}

export function createSqlFollows(db: Database): Follows {
  async function exists(followerId: string, sellerId: string, on = db): Promise<boolean> {
    const row = await on
      .selectFrom('follows')
      .select(sql.lit(1).as('found'))
      .where('follower_id', '=', followerId)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    add: ({ followerId, sellerId, at }, atMost) =>
      atomic(db, async (db) => {
        if ((await lockAccounts(db, [followerId, sellerId])) < 2) return 'gone';
        if (await exists(followerId, sellerId, db)) return 'there';
        const block = await db
          .selectFrom('blocks')
          .select('blocked_id')
          .where(({ or, and }) =>
            or([
              and({ blocker_id: followerId, blocked_id: sellerId }),
              and({ blocker_id: sellerId, blocked_id: followerId }),
            ]),
          )
          .executeTakeFirst();
        if (block !== undefined) return 'blocked';
        const { others } = await db
          .selectFrom('follows')
          .select(({ fn }) => fn.countAll<number | string>().as('others'))
          .where('follower_id', '=', followerId)
          .executeTakeFirstOrThrow();
        if (Number(others) >= atMost) return 'full';
        const row = { follower_id: followerId, seller_id: sellerId, followed_at: at.getTime() };
        await db.insertInto('follows').values(row).execute();
        return 'added';
      }),

    async remove(followerId, sellerId) {
      await db
        .deleteFrom('follows')
        .where('follower_id', '=', followerId)
        .where('seller_id', '=', sellerId)
        .execute();
    },

    removeBetween: (oneId, otherId) =>
      atomic(db, async (db) => {
        await lockAccounts(db, [oneId, otherId]);
        await db
          .deleteFrom('follows')
          .where(({ or, and }) =>
            or([
              and({ follower_id: oneId, seller_id: otherId }),
              and({ follower_id: otherId, seller_id: oneId }),
            ]),
          )
          .execute();
      }),

    removeSome: ({ accountId, limit }) =>
      countDeleted(
        db
          .deleteFrom('follows')
          .where(sql<boolean>`(follower_id, seller_id) in (select follower_id, seller_id from (
            select follower_id, seller_id from follows where follower_id = ${accountId}
            union all select follower_id, seller_id from follows where seller_id = ${accountId}) as own
            limit ${limit})`),
      ),

    has: (followerId, sellerId) => exists(followerId, sellerId),

    async ofFollower(query) {
      const rows = await ownRows(db, 'follows', { owner: 'follower_id', key: 'seller_id' }, query);
      return rows.map((row) => ({ sellerId: row.seller_id, at: new Date(row.followed_at) }));
    },

    async page({ followerId, after, limit }) {
      const rows = await db
        .selectFrom('follows as followed')
        .leftJoin('profiles as seller', (join) =>
          join
            .onRef('seller.account_id', '=', 'followed.seller_id')
            .on('seller.account_id', 'not in', absentAccounts()),
        )
        .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
        .select(['followed.seller_id', 'followed.followed_at', ...sellerColumns])
        .where('followed.follower_id', '=', followerId)
        .where(beforeCursor('followed.followed_at', 'followed.seller_id', after))
        .orderBy('followed.followed_at', 'desc')
        .orderBy('followed.seller_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        sellerId: row.seller_id,
        at: new Date(row.followed_at),
        seller: toSeller(row),
      }));
    },

    async isFollowed(sellerId) {
      const row = await db
        .selectFrom('follows')
        .select(sql.lit(1).as('found'))
        .where('seller_id', '=', sellerId)
        // For PostgreSQL, which would otherwise read the table until it meets one.
        .orderBy('follower_id')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async count(sellerId) {
      const { followers } = await db
        .selectFrom('follows')
        .select(({ fn }) => fn.countAll<number | string>().as('followers'))
        .where('seller_id', '=', sellerId)
        .where('follower_id', 'not in', absentAccounts())
        .executeTakeFirstOrThrow();
      return Number(followers);
    },

    accountsToTell: ({ sellerId, followedBy, after = '', limit }) =>
      atomic(db, async (db) => {
        await lockAccounts(db, [sellerId]);
        const rows = await db
          .selectFrom('follows')
          .select('follower_id')
          .where('seller_id', '=', sellerId)
          .where('follower_id', '>', after)
          .where('followed_at', '<=', followedBy.getTime())
          .orderBy('follower_id')
          .limit(limit)
          .execute();
        return rows.map((row) => row.follower_id);
      }),
  };
}
