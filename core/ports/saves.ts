import type { OwnQuery } from './adverts.ts';
import type { Reaction } from './likes.ts';

/** The adverts that accounts have saved. */
export interface Saves {
  /** An account's saves, by advert id; also while the account is being deleted. */
  ofAccount(query: OwnQuery): Promise<readonly Reaction[]>;
  /**
   * Accounts that had saved this advert at that instant, except its seller and those who have blocked the seller; by
   * id, starting after the last one of the previous page.
   */
  accountsToTell(query: {
    readonly advertId: string;
    readonly sellerId: string;
    readonly savedBy: Date;
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /**
   * Adds or removes the save; setting the present state changes nothing, not even savedAt. Returns whether the advert
   * exists.
   */
  set(save: {
    readonly advertId: string;
    readonly accountId: string;
    readonly saved: boolean;
    readonly at: Date;
  }): Promise<boolean>;
}
