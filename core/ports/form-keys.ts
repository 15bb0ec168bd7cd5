/** The idempotency keys of forms: a form that is sent twice creates one thing. */
export interface FormKeys {
  /**
   * Claims the key for this account and content within the running transaction. Returns `undefined` when the claim is
   * new: the caller then does the work and calls `settle`. Otherwise returns the result with which the first claim
   * was settled. Of two transactions with the same claim, the second waits for the first.
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
  /** Whether a form with this key has already had an effect. */
  isUsed(accountId: string, key: string): Promise<boolean>;
  removeOf(accountId: string): Promise<number>;
  removeBefore(at: Date): Promise<number>;
}
