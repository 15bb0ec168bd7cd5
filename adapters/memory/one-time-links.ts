import type { OneTimeLink, OneTimeLinks } from '../../core/ports/one-time-links.ts';
import type { Connection, MemoryTables } from './memory-database.ts';

function findLiving(tables: MemoryTables, tokenHash: string, now: Date): OneTimeLink | undefined {
  const link = tables.oneTimeLinks.get(tokenHash);
  return link === undefined || link.expiresAt < now ? undefined : link;
}

export function createMemoryOneTimeLinks(connection: Connection): OneTimeLinks {
  return {
    add: (link) =>
      connection.write((tables) => {
        tables.oneTimeLinks.set(link.tokenHash, structuredClone(link));
      }),
    find: (tokenHash, now) => connection.read((tables) => findLiving(tables, tokenHash, now)),
    latest: ({ kind, accountId, email }, now) =>
      connection.read(
        (tables) =>
          tables.oneTimeLinks
            .where((link) => link.kind === kind && link.accountId === accountId && link.email === email)
            .filter(({ expiresAt }) => expiresAt >= now)
            .toSorted((left, right) => right.expiresAt.getTime() - left.expiresAt.getTime())[0],
      ),
    take: (tokenHash, now) =>
      connection.write((tables) => {
        const link = findLiving(tables, tokenHash, now);
        if (link !== undefined) tables.oneTimeLinks.delete(tokenHash);
        return link;
      }),
    removeAll: (accountId, kinds) =>
      connection.write((tables) => {
        tables.oneTimeLinks.removeWhere((link) => link.accountId === accountId && kinds.includes(link.kind));
      }),
    removeExpired: (now) =>
      connection.write((tables) => tables.oneTimeLinks.removeWhere((link) => link.expiresAt < now)),
  };
}
