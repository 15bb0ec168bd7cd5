/** The secret that an account's owner has in an app. Two-step login can be on, or still being set up. */
export interface SecondFactor {
  /** Encrypted, so that nobody who sees the database can read it. */
  readonly sealedSecret: string;
  readonly begunAt: Date;
  /** Undefined until its owner has proved that the app has it. */
  readonly onSince: Date | undefined;
}

/** At most one for each account, with its recovery codes; deleted with the account. */
export interface SecondFactors {
  of(accountId: string): Promise<SecondFactor | undefined>;
  /** Starts setting one up, replacing an earlier start. Changes nothing and returns false if one is on. */
  begin(accountId: string, sealedSecret: string, at: Date): Promise<boolean>;
  /** Returns whether this turned it on: false if it was already on, or there is none. */
  turnOn(accountId: string, at: Date): Promise<boolean>;
  /**
   * Uses up a time step and all before it, and stores the secret as it is now encrypted. Changes nothing and returns
   * false if this step or a later one has been used: if several ask at once, one gets it.
   */
  takeStep(accountId: string, step: number, sealedSecret: string): Promise<boolean>;
  /** Replaces the existing ones. */
  setCodes(accountId: string, hashes: readonly string[]): Promise<void>;
  /** Hashes of the recovery codes that have not been used. */
  codes(accountId: string): Promise<readonly string[]>;
  /** Uses up a recovery code: if several ask at once, true is returned to one. */
  takeCode(accountId: string, hash: string): Promise<boolean>;
  /** Removes it with its recovery codes; returns whether it was on. */
  remove(accountId: string): Promise<boolean>;
  /** Removes those started before this time that were never turned on; returns how many. */
  removeUnfinished(begunBefore: Date): Promise<number>;
}
