import { createHmac } from 'node:crypto';
import type { Throttle } from '../../../core/ports/throttle.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { countDeleted } from '../queries/count-deleted.ts';

/** Rolls back what was counted before the refusal. */
class Refused extends Error {
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super('too many');
    this.retryAt = retryAt;
  }
}

/**
 * Stores keys as digests keyed with the secret: without it nobody who reads the table learns an email or an IP address,
 * not even by trying all of them. A new secret resets all counts.
 */
export function createSqlThrottle(db: Database, { secret }: { readonly secret: string }): Throttle {
  const digest = (purpose: string, key: string) =>
    createHmac('sha256', secret).update(`throttle\n${purpose}\n${key}`).digest('hex');
  /** Sorted, so that two transactions with the same keys lock them in the same order. */
  const digested = <Item extends { readonly key: string }>(items: readonly Item[]) =>
    items
      .map((item) => ({ ...item, key: digest('counted', item.key) }))
      .toSorted((left, right) => (left.key < right.key ? -1 : 1));

  return {
    async take(allowances, at) {
      try {
        await atomic(db, async (db) => {
          let retryAt = 0;
          for (const { key, count, window } of digested(allowances)) {
            const { points, expires_at } = await countOne(db, key, at.getTime(), window);
            if (points > count) retryAt = Math.max(retryAt, expires_at);
          }
          if (retryAt > 0) throw new Refused(new Date(retryAt));
        });
        return undefined;
      } catch (error) {
        if (error instanceof Refused) return error.retryAt;
        throw error;
      }
    },

    async giveBack(allowances, at) {
      await atomic(db, async (db) => {
        for (const { key } of digested(allowances)) {
          await db
            .updateTable('throttle')
            .set((eb) => ({ points: eb('points', '-', 1) }))
            .where('key', '=', key)
            .where('points', '>', 0)
            .where('expires_at', '>', at.getTime())
            .execute();
        }
      });
    },

    async remember(key, until) {
      const row = { points: 1, expires_at: until.getTime() };
      await db
        .insertInto('throttle')
        .values({ key: digest('remembered', key), ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },

    async remembers(key, at) {
      const row = await db
        .selectFrom('throttle')
        .select('key')
        .where('key', '=', digest('remembered', key))
        .where('expires_at', '>', at.getTime())
        .executeTakeFirst();
      return row !== undefined;
    },

    removeExpired: (now) => countDeleted(db.deleteFrom('throttle').where('expires_at', '<=', now.getTime())),
  };
}

/** Counts one attempt in the current window, or in a new one if that has ended. */
function countOne(db: Database, key: string, now: number, window: number) {
  const fresh = { points: 1, expires_at: now + window };
  return db
    .insertInto('throttle')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb('throttle.expires_at', '<=', now);
        return {
          points: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('throttle.points', '+', 1))
            .end(),
          expires_at: eb.case().when(over).then(fresh.expires_at).else(eb.ref('throttle.expires_at')).end(),
        };
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
}
