import type { Draft, Drafts } from '../../core/ports/drafts.ts';
import { type Connection, ownPage } from './memory-database.ts';

export function createMemoryDrafts(connection: Connection): Drafts {
  return {
    keep: (idHash, draft, until) =>
      connection.write((tables) => {
        tables.drafts.set(idHash, { ...structuredClone(draft), until: new Date(until) });
      }),
    find: (idHash, asked) => connection.read((tables) => draftFor(asked, tables.drafts.get(idHash))),
    take: (idHash, asked) =>
      connection.write((tables) => {
        const draft = draftFor(asked, tables.drafts.get(idHash));
        if (draft !== undefined) tables.drafts.delete(idHash);
        return draft;
      }),
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = [...tables.drafts.entries()].flatMap(
          ([idHash, { path, fields, until, accountId: owner }]) =>
            owner === accountId ? [{ idHash, path, fields, keptUntil: until }] : [],
        );
        return ownPage(own, ({ idHash }) => idHash, page);
      }),
    removeExpired: (now) => connection.write((tables) => tables.drafts.removeWhere((row) => row.until < now)),
  };
}

type Asked = Parameters<Drafts['take']>[1];

function draftFor(
  { path, accountId, now }: Asked,
  row?: Draft & { readonly until: Date },
): Draft | undefined {
  if (row === undefined || (path ?? row.path) !== row.path || row.until < now) return undefined;
  if ((row.accountId ?? accountId) !== accountId) return undefined;
  return { path: row.path, fields: row.fields, accountId: row.accountId };
}
