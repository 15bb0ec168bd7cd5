import type { AdvertDrafts } from '../../core/ports/advert-drafts.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryAdvertDrafts(connection: Connection): AdvertDrafts {
  return {
    lock: async () => undefined,
    of: (accountId, now) =>
      connection.read((tables) => {
        const row = tables.advertDrafts.get(accountId);
        if (row === undefined || row.until < now) return undefined;
        const { until: _until, ...draft } = row;
        return draft;
      }),
    keep: (accountId, draft, until) =>
      connection.write(
        (tables) =>
          void tables.advertDrafts.set(accountId, { ...structuredClone(draft), until: new Date(until) }),
      ),
    remove: (accountId) => connection.write((tables) => void tables.advertDrafts.delete(accountId)),
    removeExpired: (now) =>
      connection.write((tables) => tables.advertDrafts.removeWhere((row) => row.until < now)),
  };
}
