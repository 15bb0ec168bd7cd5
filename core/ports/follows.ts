import type { Seller } from '../entities/profile.ts';
import type { AdvertCursor, OwnQuery } from './adverts.ts';

/** That somebody follows a seller. */
export interface Follow {
  readonly sellerId: string;
  readonly at: Date;
}

export interface FollowView extends Follow {
  /** Undefined while the seller is banned or being deleted. */
  readonly seller: Seller | undefined;
}

/** Who follows which seller. A row is deleted with either of the two accounts. */
export interface Follows {
  /**
   * Adds the follow. Changes nothing and returns another result if it exists, if one of the two has blocked the other,
   * if the follower has `atMost` others, or if one of the accounts no longer exists. Additions, and `removeBetween`,
   * at the same moment follow one another, so that the limit is never exceeded and no follow outlives a block.
   */
  add(
    follow: { readonly followerId: string; readonly sellerId: string; readonly at: Date },
    atMost: number,
  ): Promise<'added' | 'there' | 'blocked' | 'full' | 'gone'>;
  /** Removing what does not exist is no error. */
  remove(followerId: string, sellerId: string): Promise<void>;
  /** Removes what either of the two follows of the other; to be called in the transaction that adds a block. */
  removeBetween(oneId: string, otherId: string): Promise<void>;
  /** Removes follows by the account and of it, at most `limit`; returns how many. */
  removeSome(query: { readonly accountId: string; readonly limit: number }): Promise<number>;
  has(followerId: string, sellerId: string): Promise<boolean>;
  /** Follows by the account, ordered by the id of the seller; also while the account is being deleted. */
  ofFollower(query: OwnQuery): Promise<readonly Follow[]>;
  /** Follows by the account, latest first by (at, seller id), both descending. */
  page(query: {
    readonly followerId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly FollowView[]>;
  /** Whether anybody follows the seller. */
  isFollowed(sellerId: string): Promise<boolean>;
  /** How many follow the seller, without accounts that are banned or being deleted. */
  count(sellerId: string): Promise<number>;
  /**
   * Accounts that followed the seller at that instant, by id, starting after the last one of the previous page. Until
   * the end of the transaction another one waits here for the same seller.
   */
  accountsToTell(query: {
    readonly sellerId: string;
    readonly followedBy: Date;
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly string[]>;
}
