import type { OwnQuery } from './adverts.ts';

/** Whom somebody has blocked. */
export interface Block {
  readonly blockedId: string;
  readonly at: Date;
}

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
  /** Whom the account has blocked, by id. */
  ofBlocker(query: OwnQuery): Promise<readonly Block[]>;
}
