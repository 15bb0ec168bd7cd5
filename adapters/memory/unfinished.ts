import type { Unfinished, UnfinishedEntry } from '../../core/ports/unfinished.ts';
import { type Connection, ownPage } from './memory-database.ts';

export function createMemoryUnfinished(connection: Connection): Unfinished {
  return {
    keep: (idHash, entry, until) =>
      connection.write((tables) => {
        tables.unfinished.set(idHash, { ...structuredClone(entry), until: new Date(until) });
      }),
    find: (idHash, asked) => connection.read((tables) => entryFor(asked, tables.unfinished.get(idHash))),
    take: (idHash, asked) =>
      connection.write((tables) => {
        const entry = entryFor(asked, tables.unfinished.get(idHash));
        if (entry !== undefined) tables.unfinished.delete(idHash);
        return entry;
      }),
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = [...tables.unfinished.entries()].flatMap(
          ([idHash, { path, fields, until, accountId: owner }]) =>
            owner === accountId ? [{ idHash, path, fields, keptUntil: until }] : [],
        );
        return ownPage(own, ({ idHash }) => idHash, page);
      }),
    removeExpired: (now) =>
      connection.write((tables) => tables.unfinished.removeWhere((row) => row.until < now)),
  };
}

type Asked = Parameters<Unfinished['take']>[1];

function entryFor(
  { path, accountId, now }: Asked,
  row?: UnfinishedEntry & { readonly until: Date },
): UnfinishedEntry | undefined {
  if (row === undefined || (path ?? row.path) !== row.path || row.until < now) return undefined;
  if ((row.accountId ?? accountId) !== accountId) return undefined;
  return { path: row.path, fields: row.fields, accountId: row.accountId };
}
