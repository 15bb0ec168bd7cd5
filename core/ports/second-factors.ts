/** The secret in the authenticator app of an account's owner. Two-step login is on, or still being set up. */
export interface SecondFactor {
  /** Encrypted, so that nobody who sees the database can read it. */
  readonly sealedSecret: string;
  readonly begunAt: Date;
  /** Undefined until the owner has proved that the app has the secret. */
  readonly onSince: Date | undefined;
}

/** At most one second factor for each account, with its recovery codes; deleted with the account. */
export interface SecondFactors {
  of(accountId: string): Promise<SecondFactor | undefined>;
  /** Begins a second factor, replacing one that is not on. Returns false and changes nothing if one is on. */
  begin(accountId: string, sealedSecret: string, at: Date): Promise<boolean>;
  /** Turns the second factor on. Returns false if it was on already, or there is none. */
  turnOn(accountId: string, at: Date): Promise<boolean>;
  /**
   * Uses up a time step and all before it, and stores the newly encrypted secret. Returns false and changes nothing
   * if this step or a later one has been used: of several simultaneous callers, one succeeds.
   */
  takeStep(accountId: string, step: number, sealedSecret: string): Promise<boolean>;
  /** Replaces the recovery codes. */
  setCodes(accountId: string, hashes: readonly string[]): Promise<void>;
  /** Hashes of the recovery codes that have not been used. */
  codes(accountId: string): Promise<readonly string[]>;
  /** Uses up a recovery code: of several simultaneous callers, one gets true. */
  takeCode(accountId: string, hash: string): Promise<boolean>;
  /** Removes the second factor with its recovery codes; returns whether it was on. */
  remove(accountId: string): Promise<boolean>;
  /** Removes second factors begun before this time that were never turned on; returns how many. */
  removeUnfinished(begunBefore: Date): Promise<number>;
}
