import type { Sessions } from '../../core/ports/sessions.ts';
import { fromBit, toBit } from './rows.ts';
import type { Database } from './schema.ts';

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
        })
        .execute();
    },

    async byHash(idHash) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
      return (
        row && {
          idHash: row.id_hash,
          accountId: row.account_id,
          createdAt: new Date(row.created_at),
          lastSeenAt: new Date(row.last_seen_at),
          remember: fromBit(row.remember),
        }
      );
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
