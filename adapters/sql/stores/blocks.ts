import { sql } from 'kysely';
import type { Blocks } from '../../../core/ports/blocks.ts';
import type { Database } from '../connection/schema.ts';
import { ownRows } from '../queries/own-rows.ts';

export function createSqlBlocks(db: Database): Blocks {
  return {
    async set({ blockerId, blockedId, blocked, at }) {
      if (blocked) {
        await db
          .insertInto('blocks')
          .values({ blocker_id: blockerId, blocked_id: blockedId, blocked_at: at.getTime() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await db
          .deleteFrom('blocks')
          .where('blocker_id', '=', blockerId)
          .where('blocked_id', '=', blockedId)
          .execute();
      }
    },

    async has(blockerId, blockedId) {
      const row = await db
        .selectFrom('blocks')
        .select(sql.lit(1).as('found'))
        .where('blocker_id', '=', blockerId)
        .where('blocked_id', '=', blockedId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async ofBlocker(query) {
      const rows = await ownRows(db, 'blocks', { owner: 'blocker_id', key: 'blocked_id' }, query);
      return rows.map((row) => ({ blockedId: row.blocked_id, at: new Date(row.blocked_at) }));
    },
  };
}
