/** How many attempts one key has in one window, which begins with the first attempt. */
export interface Allowance {
  /** May contain names and addresses: an adapter stores it in unreadable form. */
  readonly key: string;
  /** At least 1. */
  readonly count: number;
  /** Milliseconds. */
  readonly window: number;
}

/**
 * Counts attempts. Its counts are not part of any transaction, because an attempt counts even if what it did is rolled
 * back; so it must not be called inside one. Counts survive a restart, and all processes of a site share them.
 */
export interface Throttle {
  /**
   * Takes one attempt from each allowance, or from none if one of them is used up. Returns undefined if they were
   * taken, otherwise the first moment at which all of them have room again. However many ask at once, a key never gives
   * more than its count in a window.
   */
  take(allowances: readonly Allowance[], at: Date): Promise<Date | undefined>;
  /** Gives one attempt back to each key that has used some in its current window; others are not an error. */
  giveBack(allowances: readonly Allowance[], at: Date): Promise<void>;
  /** Remembers the key until then, independently of any attempts counted under the same key. */
  remember(key: string, until: Date): Promise<void>;
  /** Whether the key is remembered at `at`, its last moment excluded. */
  remembers(key: string, at: Date): Promise<boolean>;
  /** Removes what has expired at `now`; returns how many. */
  removeExpired(now: Date): Promise<number>;
}
