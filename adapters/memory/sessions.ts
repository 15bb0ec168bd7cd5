import type { Session, Sessions } from '../../core/ports/sessions.ts';
import type { Connection, MemoryTables } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';

function end(tables: MemoryTables, sessions: readonly Session[]): string[] {
  for (const session of sessions) {
    tables.sessions.delete(session.idHash);
    tables.pushSubscriptions.delete(session.idHash);
    tables.endedSessions.set(session.idHash, session);
  }
  return sessions.map(({ idHash }) => idHash);
}

export function createMemorySessions(connection: Connection): Sessions {
  return {
    add: (session, atMost) =>
      connection.write((tables) => {
        const others = tables.sessions.where(({ accountId }) => accountId === session.accountId);
        const byAge = newestFirst(others, ({ createdAt, idHash }) => ({ at: createdAt, id: idHash }));
        const removed = end(tables, byAge.slice(atMost - 1));
        tables.sessions.set(session.idHash, structuredClone(session));
        return removed;
      }),
    byHash: (idHash) => connection.read((tables) => tables.sessions.get(idHash)),
    listOf: (accountId, limit) =>
      connection.read((tables) => {
        const own = tables.sessions.where((session) => session.accountId === accountId);
        return newestFirst(own, (session) => ({ at: session.lastSeenAt, id: session.idHash })).slice(
          0,
          limit,
        );
      }),
    touch: (idHash, at) =>
      connection.write((tables) => void tables.sessions.change(idHash, { lastSeenAt: at })),
    remove: (idHash) =>
      connection.write((tables) => {
        const session = tables.sessions.get(idHash);
        if (session !== undefined) end(tables, [session]);
      }),
    removeAll: (accountId, exceptHash) =>
      connection.write((tables) =>
        end(
          tables,
          tables.sessions.where(
            (session) => session.accountId === accountId && session.idHash !== exceptHash,
          ),
        ),
      ),
    removeExpired: ({ createdBefore, seenBefore }) =>
      connection.write((tables) => {
        const expired = tables.sessions.where(
          (session) => session.createdAt < createdBefore || session.lastSeenAt < seenBefore,
        );
        return end(tables, expired).length;
      }),
    ownerOfRemoved: (idHash) => connection.read((tables) => tables.endedSessions.get(idHash)?.accountId),
    forgetRemoved: (seenBefore) =>
      connection.write((tables) =>
        tables.endedSessions.removeWhere((session) => session.lastSeenAt < seenBefore),
      ),
  };
}
