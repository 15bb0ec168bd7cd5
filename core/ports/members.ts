import type { Member, Standing } from '../moderation/standing.ts';

/** Accounts with what was decided about them: banned ones too, but none that are being deleted. */
export interface Members {
  /** That of an account about which nothing was decided, or that does not exist, is `cleanStanding`. */
  standing(accountId: string): Promise<Standing>;
  /**
   * Decides anew about an account that exists, unless somebody has since `standing.version`: then changes nothing and
   * answers false.
   */
  decide(accountId: string, standing: Standing): Promise<boolean>;
  /** Undefined also for accounts without a profile. */
  byId(accountId: string): Promise<Member | undefined>;
  /** Those of them that there are, in any order. */
  byIds(accountIds: readonly string[]): Promise<readonly Member[]>;
  /** Without regard to case. */
  byUsername(username: string): Promise<Member | undefined>;
  /**
   * Those whose username, full name or email begins so, without regard to the case of Latin letters; by username, after
   * that one.
   */
  page(query: {
    readonly beginning: string;
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly Member[]>;
}
