import type { Saves } from '../../core/ports/saves.ts';
import { type Connection, compositeKey, ownPage } from './memory-database.ts';
import { isPresent } from './present.ts';

export function createMemorySaves(connection: Connection): Saves {
  return {
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.saves.where((row) => row.accountId === accountId);
        return ownPage(own, (row) => row.advertId, page).map(({ advertId, at }) => ({ advertId, at }));
      }),
    accountsToTell: ({ advertId, sellerId, savedBy, ...page }) =>
      connection.read((tables) => {
        const saves = tables.saves.where(
          ({ accountId, ...save }) =>
            save.advertId === advertId &&
            accountId !== sellerId &&
            save.at <= savedBy &&
            !tables.blocks.has(compositeKey(accountId, sellerId)),
        );
        return ownPage(saves, (row) => row.accountId, page).map(({ accountId }) => accountId);
      }),
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
