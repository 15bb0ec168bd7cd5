import type { OneTimeLink, OneTimeLinks } from '../../core/ports/one-time-links.ts';
import type { Connection, MemoryTables } from './memory-database.ts';

function findLiving(tables: MemoryTables, tokenHash: string, now: Date): OneTimeLink | undefined {
  const link = tables.oneTimeLinks.get(tokenHash);
  return link === undefined || link.expiresAt < now ? undefined : link;
}

function removeWhere(tables: MemoryTables, isOver: (link: OneTimeLink) => boolean): number {
  const over = [...tables.oneTimeLinks.values()].filter(isOver);
  for (const { tokenHash } of over) tables.oneTimeLinks.delete(tokenHash);
  return over.length;
}

export function createMemoryOneTimeLinks(connection: Connection): OneTimeLinks {
  return {
    add: (link) =>
      connection.write((tables) => {
        tables.oneTimeLinks.set(link.tokenHash, structuredClone(link));
      }),
    find: (tokenHash, now) => connection.read((tables) => findLiving(tables, tokenHash, now)),
    take: (tokenHash, now) =>
      connection.write((tables) => {
        const link = findLiving(tables, tokenHash, now);
        if (link !== undefined) tables.oneTimeLinks.delete(tokenHash);
        return link;
      }),
    removeAll: (accountId, kinds) =>
      connection.write((tables) => {
        removeWhere(tables, (link) => link.accountId === accountId && kinds.includes(link.kind));
      }),
    removeExpired: (now) => connection.write((tables) => removeWhere(tables, (link) => link.expiresAt < now)),
  };
}
