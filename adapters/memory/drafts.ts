import type { Draft, Drafts } from '../../core/ports/drafts.ts';
import type { Connection } from './memory-database.ts';

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
