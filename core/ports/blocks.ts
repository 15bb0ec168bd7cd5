import type { OwnQuery } from './adverts.ts';

export interface Block {
  readonly blockedId: string;
  readonly at: Date;
}

/** Blocks of one account by another. */
export interface Blocks {
  /** Adds or removes the block; setting the present state changes nothing. Both accounts exist. */
  set(block: {
    readonly blockerId: string;
    readonly blockedId: string;
    readonly blocked: boolean;
    readonly at: Date;
  }): Promise<void>;
  has(blockerId: string, blockedId: string): Promise<boolean>;
  /** Blocks by the account, ordered by the id of the blocked one. */
  ofBlocker(query: OwnQuery): Promise<readonly Block[]>;
}
