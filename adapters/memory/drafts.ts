import type { Drafts } from '../../core/ports/drafts.ts';
import type { Connection } from './memory-database.ts';

export function createMemoryDrafts(connection: Connection): Drafts {
  return {
    keep: (idHash, draft, until) =>
      connection.write((tables) => {
        tables.drafts.set(idHash, { ...structuredClone(draft), until: new Date(until) });
      }),
    take: (idHash, { path, accountId, now }) =>
      connection.write((tables) => {
        const row = tables.drafts.get(idHash);
        if (row === undefined || (path ?? row.path) !== row.path || row.until < now) return undefined;
        if ((row.accountId ?? accountId) !== accountId) return undefined;
        tables.drafts.delete(idHash);
        return { path: row.path, fields: row.fields, accountId: row.accountId };
      }),
    removeExpired: (now) => connection.write((tables) => tables.drafts.removeWhere((row) => row.until < now)),
  };
}
