import { sql } from 'kysely';
import type { Health } from '../../../core/ports/health.ts';
import type { Database } from '../connection/schema.ts';

export function createSqlHealth(db: Database): Health {
  return {
    async check() {
      // Reads a table, because SQLite evaluates `select 1` without reading its file.
      await db.selectFrom('accounts').select(sql.lit(1).as('answer')).limit(1).execute();
    },

    async tryWriting() {
      const written_at = Date.now();
      await db
        .insertInto('health')
        .values({ id: 1, written_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
        .execute();
    },
  };
}
