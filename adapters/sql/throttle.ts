import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Throttle } from '../../core/ports/throttle.ts';
import { atomic } from './atomic.ts';
import type { Database } from './schema.ts';
import { ThrottleLimiter } from './throttle-limiter.ts';

/** Undoes what was taken before the refusal. */
class Refused extends Error {
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super('too many');
    this.retryAt = retryAt;
  }
}

/**
 * Keys are stored as digests under the secret: without it nobody who reads the table learns an email or address, not even
 * by trying all of them. Under another secret every count begins anew.
 */
export function createSqlThrottle(db: Database, { secret }: { readonly secret: string }): Throttle {
  const digest = (purpose: string, key: string) =>
    createHmac('sha256', secret).update(`throttle\n${purpose}\n${key}`).digest('hex');
  /** Always in one order, so that two who take the same keys do not wait for one another. */
  const digested = <Item extends { readonly key: string }>(items: readonly Item[]) =>
    items
      .map((item) => ({ ...item, key: digest('counted', item.key) }))
      .toSorted((left, right) => (left.key < right.key ? -1 : 1));

  return {
    async take(allowances, at) {
      try {
        await atomic(db, async (running) => {
          let wait = 0;
          for (const { key, ...limit } of digested(allowances)) {
            wait = Math.max(wait, await consume(new ThrottleLimiter(running, limit), key, at));
          }
          if (wait > 0) throw new Refused(new Date(at.getTime() + wait));
        });
        return undefined;
      } catch (error) {
        if (error instanceof Refused) return error.retryAt;
        throw error;
      }
    },

    async giveBack(allowances, at) {
      await atomic(db, async (running) => {
        for (const { key, ...limit } of digested(allowances)) {
          await new ThrottleLimiter(running, limit).reward(key, 1, { at });
        }
      });
    },

    async remember(key, until, at) {
      const window = until.getTime() - at.getTime();
      const limiter = new ThrottleLimiter(db, { count: 1, window });
      await limiter.set(digest('remembered', key), 1, window / 1000, { at });
    },

    async remembers(key, at) {
      const limiter = new ThrottleLimiter(db, { count: 1, window: 0 });
      return (await limiter.get(digest('remembered', key), { at })) !== null;
    },

    async removeExpired(now) {
      const { numDeletedRows } = await db
        .deleteFrom('throttle')
        .where('expires_at', '<=', now.getTime())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Milliseconds to wait, none when a point was taken. */
async function consume(limiter: ThrottleLimiter, key: string, at: Date): Promise<number> {
  try {
    await limiter.consume(key, 1, { at });
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
}
