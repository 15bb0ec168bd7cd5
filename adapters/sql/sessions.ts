import type { Selectable } from 'kysely';
import type { Session, Sessions } from '../../core/ports/sessions.ts';
import { fromBit, toBit } from './rows.ts';
import type { Database, SessionsTable } from './schema.ts';

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

export function createSqlSessions(db: Database): Sessions {
  return {
    async add(session) {
      await db
        .insertInto('sessions')
        .values({
          id_hash: session.idHash,
          account_id: session.accountId,
          created_at: session.createdAt.getTime(),
          last_seen_at: session.lastSeenAt.getTime(),
          remember: toBit(session.remember),
          device: session.device,
        })
        .execute();
    },

    async byHash(idHash) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
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
      await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    },

    async removeAll(accountId, exceptHash) {
      const rows = await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .$if(exceptHash !== undefined, (query) => query.where('id_hash', '!=', exceptHash ?? ''))
        .returning('id_hash')
        .execute();
      return rows.map((row) => row.id_hash);
    },

    async removeExpired({ createdBefore, seenBefore }) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where((session) =>
          session.or([
            session('created_at', '<', createdBefore.getTime()),
            session('last_seen_at', '<', seenBefore.getTime()),
          ]),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
