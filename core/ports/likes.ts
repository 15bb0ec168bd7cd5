import type { OwnQuery } from './adverts.ts';

/** Somebody's like or save of an advert. */
export interface Reaction {
  readonly advertId: string;
  readonly at: Date;
}

/** One row per user and advert; only counts and the viewer's own like ever leave the store. */
export interface Likes {
  /** An account's likes, by advert id; also while the account is being deleted. */
  ofAccount(query: OwnQuery): Promise<readonly Reaction[]>;
  /**
   * Adds or removes the like, and updates the advert's and the seller's counters in the same transaction. Setting the
   * present state changes nothing. Returns the advert's like count, or undefined when there is no such advert.
   */
  set(like: {
    readonly advertId: string;
    readonly accountId: string;
    readonly liked: boolean;
    readonly at: Date;
  }): Promise<number | undefined>;
}
