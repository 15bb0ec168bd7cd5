import type { PushSubscriptions } from '../../core/ports/push-subscriptions.ts';
import type { Connection } from './memory-database.ts';
import { newestFirst } from './newest-first.ts';

export function createMemoryPushSubscriptions(connection: Connection): PushSubscriptions {
  return {
    set: (subscription, atMost) =>
      connection.write((tables) => {
        const { sessionHash, accountId, endpoint, p256dh, auth } = subscription;
        if (tables.sessions.get(sessionHash)?.accountId !== accountId) return 'ended';
        const [known] = tables.pushSubscriptions.where((row) => row.endpoint === endpoint);
        if (known !== undefined && (known.p256dh !== p256dh || known.auth !== auth)) return 'taken';
        if (known !== undefined) tables.pushSubscriptions.delete(known.sessionHash);
        tables.pushSubscriptions.set(sessionHash, structuredClone(subscription));
        const own = tables.pushSubscriptions.where((row) => row.accountId === accountId);
        const byAge = newestFirst(own, (row) => ({ at: row.subscribedAt, id: row.sessionHash }));
        for (const old of byAge.slice(atMost)) tables.pushSubscriptions.delete(old.sessionHash);
        return 'kept';
      }),
    of: (sessionHash) => connection.read((tables) => tables.pushSubscriptions.get(sessionHash)),
    sessionsOf: (accounts) =>
      connection.read((tables) =>
        tables.pushSubscriptions
          .where(({ accountId }) => accounts.includes(accountId))
          .map(({ accountId, sessionHash }) => ({ accountId, sessionHash })),
      ),
    remove: (sessionHash, endpoint) =>
      connection.write((tables) => {
        const known = tables.pushSubscriptions.get(sessionHash);
        if (endpoint === undefined || known?.endpoint === endpoint)
          tables.pushSubscriptions.delete(sessionHash);
      }),
  };
}
