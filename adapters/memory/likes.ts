import type { Likes } from '../../core/ports/likes.ts';
import { type Connection, compositeKey, ownPage } from './memory-database.ts';
import { isPresent } from './present.ts';
import { countAtSeller } from './seller.ts';

export function createMemoryLikes(connection: Connection): Likes {
  return {
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.likes.where((row) => row.accountId === accountId);
        return ownPage(own, (row) => row.advertId, page).map(({ advertId, at }) => ({ advertId, at }));
      }),
    set: ({ advertId, accountId, liked, at }) =>
      connection.write((tables) => {
        const advert = tables.adverts.get(advertId);
        if (advert === undefined || (liked && !isPresent(tables, advert.sellerId))) return undefined;
        const key = compositeKey(advertId, accountId);
        if (tables.likes.has(key) === liked) return advert.likeCount;

        if (liked) tables.likes.set(key, { advertId, accountId, at: new Date(at) });
        else tables.likes.delete(key);

        const difference = liked ? 1 : -1;
        const likeCount = advert.likeCount + difference;
        tables.adverts.change(advertId, { likeCount });
        countAtSeller(tables, advert.sellerId, { likes: difference });
        return likeCount;
      }),
  };
}
