/** The attempts allowed for one key in one window, which begins with the first attempt. */
export interface Allowance {
  /** May contain names and addresses: an adapter stores it only in unreadable form. */
  readonly key: string;
  /** At least 1. */
  readonly count: number;
  /** Length in milliseconds. */
  readonly window: number;
}

/**
 * Counts attempts. The counts are not part of any transaction, because an attempt counts even if its effect is rolled
 * back; so no method may be called inside one. Counts survive a restart, and all processes of a site share them.
 */
export interface Throttle {
  /**
   * Takes one attempt from each allowance, or from none if one of them is used up. Returns undefined if they were
   * taken, otherwise the first moment at which all of them have room again. However many callers ask at once, a key
   * never gives more than its count in a window.
   */
  take(allowances: readonly Allowance[], at: Date): Promise<Date | undefined>;
  /** Gives one attempt back to each key that has used some in its current window; other keys are not an error. */
  giveBack(allowances: readonly Allowance[], at: Date): Promise<void>;
  /** Remembers the key until this moment, independently of attempts counted under the same key. */
  remember(key: string, until: Date): Promise<void>;
  /** Whether the key is remembered at `at`; at its last moment it no longer is. */
  remembers(key: string, at: Date): Promise<boolean>;
  /** Removes counts and remembered keys that have expired at `now`; returns how many. */
  removeExpired(now: Date): Promise<number>;
}
