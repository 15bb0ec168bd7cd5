import type { Saves } from '../../core/ports/saves.ts';
import type { Connection } from './memory-database.ts';
import { compositeKey } from './memory-database.ts';

export function createMemorySaves(connection: Connection): Saves {
  return {
    set: ({ advertId, accountId, saved, at }) =>
      connection.write((tables) => {
        if (!tables.adverts.has(advertId)) return false;
        const key = compositeKey(advertId, accountId);
        if (!saved) tables.saves.delete(key);
        else if (!tables.saves.has(key)) tables.saves.set(key, { advertId, accountId, at: new Date(at) });
        return true;
      }),
  };
}
