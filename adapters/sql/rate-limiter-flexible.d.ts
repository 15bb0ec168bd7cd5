/** The part of the library that stores build on. Its package declares the class, but neither exports it nor types what a store must bring. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { RateLimiterRes } from 'rate-limiter-flexible';

  abstract class RateLimiterStoreAbstract<Stored, Options> {
    constructor(options: { readonly points: number; readonly duration: number; readonly keyPrefix: string });
    readonly points: number;
    /** Rejects with a RateLimiterRes when there are no points left. */
    consume(key: string, points: number, options: Options): Promise<RateLimiterRes>;
    reward(key: string, points: number, options: Options): Promise<RateLimiterRes>;
    set(key: string, points: number, seconds: number, options: Options): Promise<RateLimiterRes>;
    get(key: string, options: Options): Promise<RateLimiterRes | null>;
    protected abstract _upsert(
      key: string,
      points: number,
      milliseconds: number,
      forceExpire: boolean,
      options: Options,
    ): Promise<Stored>;
    protected abstract _get(key: string, options: Options): Promise<Stored | undefined>;
    protected abstract _delete(key: string): Promise<boolean>;
    protected abstract _getRateLimiterRes(key: string, changedPoints: number, stored: Stored): RateLimiterRes;
  }

  export = RateLimiterStoreAbstract;
}
