/** Who has blocked whom. */
export interface Blocks {
  /**
   * Adds or removes the block; setting the state it already has changes nothing. Both accounts exist.
   */
  set(block: {
    readonly blockerId: string;
    readonly blockedId: string;
    readonly blocked: boolean;
    readonly at: Date;
  }): Promise<void>;
  /** Whether the first has blocked the second. */
  has(blockerId: string, blockedId: string): Promise<boolean>;
}
