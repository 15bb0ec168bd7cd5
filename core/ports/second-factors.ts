/** The secret that an account's owner has in an app; it can be on, or be being set up. */
export interface SecondFactor {
  /** Nobody who sees the database can read it. */
  readonly sealedSecret: string;
  readonly begunAt: Date;
  /** Undefined until its owner has shown that the app has it. */
  readonly onSince: Date | undefined;
}

/** At most one for each account, with its recovery codes, and gone with it. */
export interface SecondFactors {
  of(accountId: string): Promise<SecondFactor | undefined>;
  /** Begins to set one up, in place of an earlier beginning. Answers false, with nothing changed, when one is on. */
  begin(accountId: string, sealedSecret: string, at: Date): Promise<boolean>;
  /** Answers whether it is on from now on: false when it was on already, or there is none. */
  turnOn(accountId: string, at: Date): Promise<boolean>;
  /**
   * Uses up a time step, with all before it, and keeps the secret as it is sealed now. Answers false, with nothing changed,
   * when this step or a later one was used before: if several ask at once, one gets it.
   */
  takeStep(accountId: string, step: number, sealedSecret: string): Promise<boolean>;
  /** In place of those that there were. */
  setCodes(accountId: string, hashes: readonly string[]): Promise<void>;
  /** Of the recovery codes that were not used yet. */
  codes(accountId: string): Promise<readonly string[]>;
  /** Uses a recovery code up: if several ask at once, one is answered true. */
  takeCode(accountId: string, hash: string): Promise<boolean>;
  /** With its recovery codes; answers whether it was on. */
  remove(accountId: string): Promise<boolean>;
  /** Removes what was begun before this moment and is not on; answers how many. */
  removeUnfinished(begunBefore: Date): Promise<number>;
}
