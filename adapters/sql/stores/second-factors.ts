import type { SecondFactors } from '../../../core/ports/second-factors.ts';
import type { Database } from '../connection/schema.ts';
import { countDeleted } from '../queries/count-deleted.ts';

export function createSqlSecondFactors(db: Database): SecondFactors {
  return {
    async of(accountId) {
      const row = await db
        .selectFrom('second_factors')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return (
        row && {
          sealedSecret: row.sealed_secret,
          begunAt: new Date(row.begun_at),
          onSince: row.on_since === null ? undefined : new Date(row.on_since),
        }
      );
    },

    async begin(accountId, sealedSecret, at) {
      const row = { sealed_secret: sealedSecret, begun_at: at.getTime(), last_step: 0 };
      const begun = await db
        .insertInto('second_factors')
        .values({ account_id: accountId, ...row, on_since: null })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(row).where('second_factors.on_since', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst();
      return begun !== undefined;
    },

    async turnOn(accountId, at) {
      const turned = await db
        .updateTable('second_factors')
        .set({ on_since: at.getTime() })
        .where('account_id', '=', accountId)
        .where('on_since', 'is', null)
        .returning('account_id')
        .executeTakeFirst();
      return turned !== undefined;
    },

    async takeStep(accountId, step, sealedSecret) {
      const used = await db
        .updateTable('second_factors')
        .set({ last_step: step, sealed_secret: sealedSecret })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async setCodes(accountId, hashes) {
      await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
      if (hashes.length === 0) return;
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
        .execute();
    },

    async codes(accountId) {
      const rows = await db
        .selectFrom('recovery_codes')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .execute();
      return rows.map(({ code_hash }) => code_hash);
    },

    async takeCode(accountId, hash) {
      const used = await db
        .deleteFrom('recovery_codes')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hash)
        .returning('code_hash')
        .executeTakeFirst();
      return used !== undefined;
    },

    async remove(accountId) {
      const removed = await db
        .deleteFrom('second_factors')
        .where('account_id', '=', accountId)
        .returning('on_since')
        .executeTakeFirst();
      return removed !== undefined && removed.on_since !== null;
    },

    removeUnfinished: (begunBefore) =>
      countDeleted(
        db
          .deleteFrom('second_factors')
          .where('on_since', 'is', null)
          .where('begun_at', '<', begunBefore.getTime()),
      ),
  };
}
