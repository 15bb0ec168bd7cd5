import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Session, Sessions } from '../../../core/ports/sessions.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database, SessionsTable, Tables } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { fromBit, toBit } from '../queries/rows.ts';

function toSession(row: Selectable<SessionsTable>): Session {
  return {
    idHash: row.id_hash,
    accountId: row.account_id,
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.last_seen_at),
    remember: fromBit(row.remember),
    device: row.device,
  };
}

type Which = (session: ExpressionBuilder<Tables, 'sessions'>) => Expression<SqlBool>;

/** Deletes sessions, and records whose they were in `ended_sessions`; returns their hashes. */
function end(db: Database, which: Which): Promise<readonly string[]> {
  return atomic(db, async (db) => {
    await db
      .insertInto('ended_sessions')
      .columns(['id_hash', 'account_id', 'last_seen_at'])
      .expression(db.selectFrom('sessions').select(['id_hash', 'account_id', 'last_seen_at']).where(which))
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .execute();
    const rows = await db.deleteFrom('sessions').where(which).returning('id_hash').execute();
    return rows.map((row) => row.id_hash);
  });
}

export function createSqlSessions(db: Database): Sessions {
  const query = createCompiledQueryCache(db);
  return {
    add: (session, atMost) =>
      atomic(db, async (running) => {
        const { accountId } = session;
        // Locks the account, so that of several simultaneous sessions each counts those before it.
        if (dialectOf(running).locksRows) {
          const account = running.selectFrom('accounts').select('id').where('id', '=', accountId);
          await account.forNoKeyUpdate().execute();
        }
        const removed = await end(running, ({ and, eb, selectFrom }) => {
          const kept = selectFrom('sessions')
            .select('id_hash')
            .where('account_id', '=', accountId)
            .orderBy('created_at', 'desc')
            .orderBy('id_hash', 'desc')
            .limit(atMost - 1);
          return and([eb('account_id', '=', accountId), eb('id_hash', 'not in', kept)]);
        });
        await running
          .insertInto('sessions')
          .values({
            id_hash: session.idHash,
            account_id: accountId,
            created_at: session.createdAt.getTime(),
            last_seen_at: session.lastSeenAt.getTime(),
            remember: toBit(session.remember),
            device: session.device,
          })
          .execute();
        return removed;
      }),

    async byHash(idHash) {
      const [row] = await query('one', [idHash], () =>
        db
          .selectFrom('sessions')
          .select(['id_hash', 'account_id', 'created_at', 'last_seen_at', 'remember', 'device'])
          .where('id_hash', '=', idHash)
          .modifyEnd(genericPlan),
      );
      return row && toSession(row);
    },

    async listOf(accountId, limit) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id_hash', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSession);
    },

    async touch(idHash, at) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: at.getTime() })
        .where('id_hash', '=', idHash)
        .execute();
    },

    async remove(idHash) {
      await end(db, (session) => session('id_hash', '=', idHash));
    },

    removeAll: (accountId, exceptHash) =>
      end(db, (session) =>
        session.and([
          session('account_id', '=', accountId),
          ...(exceptHash === undefined ? [] : [session('id_hash', '!=', exceptHash)]),
        ]),
      ),

    async removeExpired({ createdBefore, seenBefore }) {
      const ended = await end(db, (session) =>
        session.or([
          session('created_at', '<', createdBefore.getTime()),
          session('last_seen_at', '<', seenBefore.getTime()),
        ]),
      );
      return ended.length;
    },

    async ownerOfRemoved(idHash) {
      const row = await db
        .selectFrom('ended_sessions')
        .select('account_id')
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
      return row?.account_id;
    },

    forgetRemoved: (seenBefore) =>
      countDeleted(db.deleteFrom('ended_sessions').where('last_seen_at', '<', seenBefore.getTime())),
  };
}
