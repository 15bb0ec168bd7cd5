import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Database } from './schema.ts';

/** The library would ask the system's clock. */
interface At {
  readonly at: Date;
}

interface Counted extends At {
  readonly points: number;
  readonly expires_at: number;
}

/** rate-limiter-flexible on our connection: its own SQL stores bring their own connection, table, clock and timer. */
export class ThrottleLimiter extends RateLimiterStoreAbstract<Counted, At> {
  readonly #db: Database;

  constructor(db: Database, limit: { readonly count: number; readonly window: number }) {
    super({ points: limit.count, duration: limit.window / 1000, keyPrefix: '' });
    this.#db = db;
  }

  protected override async _upsert(
    key: string,
    points: number,
    milliseconds: number,
    forceExpire: boolean,
    { at }: At,
  ): Promise<Counted> {
    if (points < 0) return this.#takeBack(key, -points, at);
    const now = at.getTime();
    const fresh = { points, expires_at: now + milliseconds };
    const row = await this.#db
      .insertInto('throttle')
      .values({ key, ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          if (forceExpire) return fresh;
          const over = eb('throttle.expires_at', '<=', now);
          return {
            points: eb
              .case()
              .when(over)
              .then(points)
              .else(eb('throttle.points', '+', points))
              .end(),
            expires_at: eb.case().when(over).then(fresh.expires_at).else(eb.ref('throttle.expires_at')).end(),
          };
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
    return { ...row, at };
  }

  async #takeBack(key: string, points: number, at: Date): Promise<Counted> {
    const row = await this.#db
      .updateTable('throttle')
      .set((eb) => ({ points: eb('points', '-', points) }))
      .where('key', '=', key)
      .where('points', '>=', points)
      .where('expires_at', '>', at.getTime())
      .returning(['points', 'expires_at'])
      .executeTakeFirst();
    return { ...(row ?? { points: 0, expires_at: at.getTime() }), at };
  }

  protected override async _get(key: string, { at }: At): Promise<Counted | undefined> {
    const row = await this.#db
      .selectFrom('throttle')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', at.getTime())
      .executeTakeFirst();
    return row && { ...row, at };
  }

  protected override async _delete(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('throttle')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  protected override _getRateLimiterRes(
    _key: string,
    changedPoints: number,
    { points, expires_at, at }: Counted,
  ): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, expires_at - at.getTime(), points, points === changedPoints);
  }
}
