export type OneTimeLinkKind = 'verify-email' | 'reset-password' | 'change-email';

/** What a link in a mail allows, once. The token in the link is never stored, only its digest. */
export interface OneTimeLink {
  readonly tokenHash: string;
  readonly kind: OneTimeLinkKind;
  readonly accountId: string;
  /** Where it was mailed to, normalised: using the link proves that the address is theirs. */
  readonly email: string;
  /** The last moment at which it can be used. */
  readonly expiresAt: Date;
}

/** They are deleted with their account. */
export interface OneTimeLinks {
  /** Keeps other links of the same account and kind, because mails can arrive in any order. */
  add(link: OneTimeLink): Promise<void>;
  /** The link, if `expiresAt` is not before `now`; it stays usable. */
  find(tokenHash: string, now: Date): Promise<OneTimeLink | undefined>;
  /**
   * The one that can be used for longest, of those whose `expiresAt` is not before `now`. Nobody else is told about links
   * of this account until the transaction of the one who asked ends.
   */
  latest(
    about: Pick<OneTimeLink, 'kind' | 'accountId' | 'email'>,
    now: Date,
  ): Promise<OneTimeLink | undefined>;
  /** Returns the link once, if `expiresAt` is not before `now`: if several ask at once, one gets it. */
  take(tokenHash: string, now: Date): Promise<OneTimeLink | undefined>;
  /** Ends all of the account's links of these kinds. */
  removeAll(accountId: string, kinds: readonly OneTimeLinkKind[]): Promise<void>;
  /** Removes those that expired before `now`; returns how many. */
  removeExpired(now: Date): Promise<number>;
}
