import type { Follows } from '../../core/ports/follows.ts';
import { type Connection, compositeKey, ownPage } from './memory-database.ts';
import { keysetPage } from './newest-first.ts';
import { isPresent } from './present.ts';
import { sellerOf } from './seller.ts';

export function createMemoryFollows(connection: Connection): Follows {
  return {
    add: ({ followerId, sellerId, at }, atMost) =>
      connection.write((tables) => {
        if (!tables.accounts.has(followerId) || !tables.accounts.has(sellerId)) return 'gone';
        const key = compositeKey(followerId, sellerId);
        if (tables.follows.has(key)) return 'there';
        const blocked = [key, compositeKey(sellerId, followerId)].some((pair) => tables.blocks.has(pair));
        if (blocked) return 'blocked';
        if (tables.follows.where((row) => row.followerId === followerId).length >= atMost) return 'full';
        tables.follows.set(key, { followerId, sellerId, at: new Date(at) });
        return 'added';
      }),
    remove: (followerId, sellerId) =>
      connection.write((tables) => void tables.follows.delete(compositeKey(followerId, sellerId))),
    removeBetween: (oneId, otherId) =>
      connection.write((tables) => {
        tables.follows.delete(compositeKey(oneId, otherId));
        tables.follows.delete(compositeKey(otherId, oneId));
      }),
    removeSome: ({ accountId, limit }) =>
      connection.write((tables) => {
        const own = tables.follows
          .where((row) => row.followerId === accountId || row.sellerId === accountId)
          .slice(0, limit);
        for (const { followerId, sellerId } of own) tables.follows.delete(compositeKey(followerId, sellerId));
        return own.length;
      }),
    has: (followerId, sellerId) =>
      connection.read((tables) => tables.follows.has(compositeKey(followerId, sellerId))),
    ofFollower: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.follows.where((row) => row.followerId === accountId);
        return ownPage(own, (row) => row.sellerId, page).map(({ sellerId, at }) => ({ sellerId, at }));
      }),
    page: ({ followerId, ...page }) =>
      connection.read((tables) => {
        const own = tables.follows.where((row) => row.followerId === followerId);
        return keysetPage(own, ({ at, sellerId }) => ({ at, id: sellerId }), page).map(
          ({ sellerId, at }) => ({
            sellerId,
            at,
            seller: isPresent(tables, sellerId) ? sellerOf(tables, sellerId) : undefined,
          }),
        );
      }),
    isFollowed: (sellerId) =>
      connection.read((tables) => tables.follows.where((row) => row.sellerId === sellerId).length > 0),
    count: (sellerId) =>
      connection.read(
        (tables) =>
          tables.follows.where((row) => row.sellerId === sellerId && isPresent(tables, row.followerId))
            .length,
      ),
    accountsToTell: ({ sellerId, followedBy, ...page }) =>
      connection.read((tables) => {
        const followers = tables.follows.where((row) => row.sellerId === sellerId && row.at <= followedBy);
        return ownPage(followers, (row) => row.followerId, page).map(({ followerId }) => followerId);
      }),
  };
}
