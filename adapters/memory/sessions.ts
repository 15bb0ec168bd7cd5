import type { Sessions } from '../../core/ports/sessions.ts';
import type { Connection } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';

export function createMemorySessions(connection: Connection): Sessions {
  return {
    add: (session) =>
      connection.write((tables) => {
        tables.sessions.set(session.idHash, structuredClone(session));
      }),
    byHash: (idHash) => connection.read((tables) => tables.sessions.get(idHash)),
    listOf: (accountId, limit) =>
      connection.read((tables) => {
        const own = [...tables.sessions.values()].filter((session) => session.accountId === accountId);
        return newestFirst(own, (session) => ({ at: session.lastSeenAt, id: session.idHash })).slice(
          0,
          limit,
        );
      }),
    touch: (idHash, at) =>
      connection.write((tables) => {
        const session = tables.sessions.get(idHash);
        if (session !== undefined) tables.sessions.set(idHash, { ...session, lastSeenAt: new Date(at) });
      }),
    remove: (idHash) =>
      connection.write((tables) => {
        tables.sessions.delete(idHash);
      }),
    removeAll: (accountId, exceptHash) =>
      connection.write((tables) => {
        const removed = [...tables.sessions.values()]
          .filter((session) => session.accountId === accountId && session.idHash !== exceptHash)
          .map((session) => session.idHash);
        for (const idHash of removed) tables.sessions.delete(idHash);
        return removed;
      }),
    removeExpired: ({ createdBefore, seenBefore }) =>
      connection.write((tables) => {
        const expired = [...tables.sessions.values()].filter(
          (session) => session.createdAt < createdBefore || session.lastSeenAt < seenBefore,
        );
        for (const session of expired) tables.sessions.delete(session.idHash);
        return expired.length;
      }),
  };
}
