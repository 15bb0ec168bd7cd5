import type { Selectable } from 'kysely';
import type { PushSubscription, PushSubscriptions } from '../../../core/ports/push-subscriptions.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database, PushSubscriptionsTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';

function toSubscription(row: Selectable<PushSubscriptionsTable>): PushSubscription {
  return {
    sessionHash: row.session_hash,
    accountId: row.account_id,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    siteKey: row.site_key,
    subscribedAt: new Date(row.subscribed_at),
  };
}

export function createSqlPushSubscriptions(db: Database): PushSubscriptions {
  return {
    set: ({ sessionHash, accountId, endpoint, p256dh, auth, siteKey, subscribedAt }, atMost) =>
      atomic(db, async (db) => {
        // Locks the account, so that of several simultaneous subscriptions each counts those before it.
        if (dialectOf(db).locksRows) {
          const account = db.selectFrom('accounts').select('id').where('id', '=', accountId);
          await account.forNoKeyUpdate().execute();
        }
        const session = await db
          .selectFrom('sessions')
          .select('account_id')
          .where('id_hash', '=', sessionHash)
          .$if(dialectOf(db).locksRows, (query) => query.forKeyShare())
          .executeTakeFirst();
        if (session?.account_id !== accountId) return 'ended';
        const known = await db
          .selectFrom('push_subscriptions')
          .select(['p256dh', 'auth'])
          .where('endpoint', '=', endpoint)
          .executeTakeFirst();
        if (known !== undefined && (known.p256dh !== p256dh || known.auth !== auth)) return 'taken';
        await db
          .deleteFrom('push_subscriptions')
          .where(({ or, eb }) => or([eb('session_hash', '=', sessionHash), eb('endpoint', '=', endpoint)]))
          .execute();
        await db
          .insertInto('push_subscriptions')
          .values({
            session_hash: sessionHash,
            account_id: accountId,
            endpoint,
            p256dh,
            auth,
            site_key: siteKey,
            subscribed_at: subscribedAt.getTime(),
          })
          .execute();
        await db
          .deleteFrom('push_subscriptions')
          .where('account_id', '=', accountId)
          .where('session_hash', 'not in', ({ selectFrom }) =>
            selectFrom('push_subscriptions')
              .select('session_hash')
              .where('account_id', '=', accountId)
              .orderBy('subscribed_at', 'desc')
              .orderBy('session_hash', 'desc')
              .limit(atMost),
          )
          .execute();
        return 'kept';
      }),

    async of(sessionHash) {
      const row = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('session_hash', '=', sessionHash)
        .executeTakeFirst();
      return row && toSubscription(row);
    },

    async sessionsOf(accounts) {
      if (accounts.length === 0) return [];
      const rows = await db
        .selectFrom('push_subscriptions')
        .select(['account_id', 'session_hash'])
        .where('account_id', 'in', accounts)
        .execute();
      return rows.map((row) => ({ accountId: row.account_id, sessionHash: row.session_hash }));
    },

    async remove(sessionHash, endpoint) {
      await db
        .deleteFrom('push_subscriptions')
        .where('session_hash', '=', sessionHash)
        .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
        .execute();
    },
  };
}
