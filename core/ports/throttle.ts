/** How many tries one key has in one window, which begins with the first try. */
export interface Allowance {
  /** May name people and addresses: an adapter keeps it unreadable. */
  readonly key: string;
  /** At least 1. */
  readonly count: number;
  /** Milliseconds. */
  readonly window: number;
}

/**
 * Counts tries. What it counts is no part of any transaction, because a try counts also when what was tried is undone;
 * so it is not to be called inside one. It survives a restart, and every process of a site shares it.
 */
export interface Throttle {
  /**
   * Takes one try of each allowance, or of none when one of them is used up. Answers undefined when they were taken,
   * else the first moment at which all of them have room again. However many ask at once, a key never gives more than
   * its count in a window.
   */
  take(allowances: readonly Allowance[], at: Date): Promise<Date | undefined>;
  /** Gives one try back to each key that has some taken in its present window; others are no error. */
  giveBack(allowances: readonly Allowance[], at: Date): Promise<void>;
  /** Remembers the key until then, apart from any tries that are counted under the same key. */
  remember(key: string, until: Date): Promise<void>;
  /** Whether the key is remembered at `at`, its last moment excluded. */
  remembers(key: string, at: Date): Promise<boolean>;
  /** Removes what is over at `now`; answers how many. */
  removeExpired(now: Date): Promise<number>;
}
