export type OneTimeLinkKind = 'verify-email' | 'reset-password' | 'change-email';

/** A permission that the token of a mailed link gives, once. Only the token's digest is stored. */
export interface OneTimeLink {
  readonly tokenHash: string;
  readonly kind: OneTimeLinkKind;
  readonly accountId: string;
  /** The address that the link was mailed to, normalised. Using the link proves that the address is the owner's. */
  readonly email: string;
  /** The last moment at which the link can be used. */
  readonly expiresAt: Date;
}

/** One-time links, deleted with their account. */
export interface OneTimeLinks {
  /** Adds the link. Other links of the same account and kind stay valid, because mails can arrive in any order. */
  add(link: OneTimeLink): Promise<void>;
  /** The link, if `expiresAt` is not before `now`; it stays usable. */
  find(tokenHash: string, now: Date): Promise<OneTimeLink | undefined>;
  /**
   * Of the links whose `expiresAt` is not before `now`, the one that expires last. Until the transaction ends, other
   * transactions that ask about links of this account wait.
   */
  latest(
    about: Pick<OneTimeLink, 'kind' | 'accountId' | 'email'>,
    now: Date,
  ): Promise<OneTimeLink | undefined>;
  /** Returns the link and removes it, if `expiresAt` is not before `now`: of several callers at once, one gets it. */
  take(tokenHash: string, now: Date): Promise<OneTimeLink | undefined>;
  /** Removes all of the account's links of these kinds. */
  removeAll(accountId: string, kinds: readonly OneTimeLinkKind[]): Promise<void>;
  /** Removes links that expired before `now`; returns how many. */
  removeExpired(now: Date): Promise<number>;
}
