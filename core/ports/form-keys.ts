/** The keys that forms carry so that sending one twice creates one thing. */
export interface FormKeys {
  /**
   * Claims the key for this account and content within the running transaction. Answers `undefined` when the claim is
   * new: do the work, then `settle` it. Otherwise returns the result with which the first claim was settled. If two
   * transactions claim at once, one waits for the other.
   */
  claim(claim: {
    readonly accountId: string;
    readonly key: string;
    readonly contentHash: string;
    readonly at: Date;
  }): Promise<string | undefined>;
  settle(claim: {
    readonly accountId: string;
    readonly key: string;
    readonly contentHash: string;
    readonly result: string;
  }): Promise<void>;
  /** Whether anything was done by a form with this key. */
  isUsed(accountId: string, key: string): Promise<boolean>;
  removeOf(accountId: string): Promise<number>;
  removeBefore(at: Date): Promise<number>;
}
