import { sql } from 'kysely';
import type { FormKeys } from '../../../core/ports/form-keys.ts';
import type { Database } from '../connection/schema.ts';
import { countDeleted } from '../queries/count-deleted.ts';

export function createSqlFormKeys(db: Database): FormKeys {
  return {
    async claim({ accountId, key, contentHash, at }) {
      const { result } = await db
        .insertInto('form_keys')
        .values({
          account_id: accountId,
          key,
          content_hash: contentHash,
          result: null,
          claimed_at: at.getTime(),
        })
        // Updating the row to the same value makes the second of two simultaneous submissions wait for the first.
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'key', 'content_hash'])
            .doUpdateSet({ claimed_at: sql.ref('form_keys.claimed_at') }),
        )
        .returning('form_keys.result')
        .executeTakeFirstOrThrow();
      return result ?? undefined;
    },

    async settle({ accountId, key, contentHash, result }) {
      await db
        .updateTable('form_keys')
        .set({ result })
        .where('account_id', '=', accountId)
        .where('key', '=', key)
        .where('content_hash', '=', contentHash)
        .execute();
    },

    async isUsed(accountId, key) {
      const used = await db
        .selectFrom('form_keys')
        .select('key')
        .where('account_id', '=', accountId)
        .where('key', '=', key)
        .where('result', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return used !== undefined;
    },

    removeOf: (accountId) => countDeleted(db.deleteFrom('form_keys').where('account_id', '=', accountId)),

    removeBefore: (at) => countDeleted(db.deleteFrom('form_keys').where('claimed_at', '<', at.getTime())),
  };
}
