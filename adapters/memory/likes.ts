import type { Likes } from '../../core/ports/likes.ts';
import type { Connection } from './memory-database.ts';
import { compositeKey } from './memory-database.ts';
import { isPresent } from './present.ts';

export function createMemoryLikes(connection: Connection): Likes {
  return {
    ofAccount: ({ accountId, after = '', limit }) =>
      connection.read((tables) =>
        [...tables.likes.values()]
          .filter((mark) => mark.accountId === accountId && mark.advertId > after)
          .toSorted((left, right) => (left.advertId < right.advertId ? -1 : 1))
          .slice(0, limit)
          .map(({ advertId, at }) => ({ advertId, at })),
      ),
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
        tables.adverts.set(advertId, { ...advert, likeCount });
        const profile = tables.profiles.get(advert.sellerId);
        if (profile !== undefined) {
          const likesReceived = profile.likesReceived + difference;
          tables.profiles.set(profile.accountId, { ...profile, likesReceived });
        }
        return likeCount;
      }),
  };
}
