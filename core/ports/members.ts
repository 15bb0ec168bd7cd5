import type { Member, Standing } from '../entities/standing.ts';

/** Accounts and the decisions about them; includes banned ones, but none that are being deleted. */
export interface Members {
  /** `cleanStanding` for an account about which nothing has been decided, or that does not exist. */
  standing(accountId: string): Promise<Standing>;
  /**
   * Stores a new standing for an existing account. If it has changed since `standing.version`, changes nothing and
   * returns false.
   */
  decide(accountId: string, standing: Standing): Promise<boolean>;
  /** Undefined also for accounts without a profile. */
  byId(accountId: string): Promise<Member | undefined>;
  /** Those that exist, in any order. */
  byIds(accountIds: readonly string[]): Promise<readonly Member[]>;
  /** Without regard to case. */
  byUsername(username: string): Promise<Member | undefined>;
  /**
   * The first `limit` of those whose username begins like this, then of those whose full name does, then of those whose
   * email does, each in order, and nobody twice. What is empty finds nobody. From indexes, whatever the number of people.
   */
  beginning(query: {
    /** As `fold` writes it. */
    readonly username: string;
    /** As `startOf` writes it. */
    readonly fullName: string;
    /** As `normaliseEmail` writes it. */
    readonly email: string;
    readonly limit: number;
  }): Promise<readonly Member[]>;
  /**
   * Those whose username, full name or email begins like this, ignoring the case of Latin letters; by username,
   * starting after that one.
   */
  page(query: {
    readonly beginning: string;
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly Member[]>;
}
