import type { Saves } from '../../core/ports/saves.ts';
import type { Connection } from './memory-database.ts';
import { compositeKey } from './memory-database.ts';
import { isPresent } from './present.ts';

export function createMemorySaves(connection: Connection): Saves {
  return {
    ofAccount: ({ accountId, after = '', limit }) =>
      connection.read((tables) =>
        [...tables.saves.values()]
          .filter((mark) => mark.accountId === accountId && mark.advertId > after)
          .toSorted((left, right) => (left.advertId < right.advertId ? -1 : 1))
          .slice(0, limit)
          .map(({ advertId, at }) => ({ advertId, at })),
      ),
    set: ({ advertId, accountId, saved, at }) =>
      connection.write((tables) => {
        const advert = tables.adverts.get(advertId);
        if (advert === undefined || (saved && !isPresent(tables, advert.sellerId))) return false;
        const key = compositeKey(advertId, accountId);
        if (!saved) tables.saves.delete(key);
        else if (!tables.saves.has(key)) tables.saves.set(key, { advertId, accountId, at: new Date(at) });
        return true;
      }),
  };
}
