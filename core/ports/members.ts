import type { Member, Standing } from '../entities/standing.ts';

/** Accounts and the decisions about them; includes banned accounts, but none that are being deleted. */
export interface Members {
  /** The account's standing; `cleanStanding` if nothing has been decided about the account, or it does not exist. */
  standing(accountId: string): Promise<Standing>;
  /**
   * Stores a new standing of an existing account. Returns false and changes nothing if the standing has changed since
   * `standing.version`.
   */
  decide(accountId: string, standing: Standing): Promise<boolean>;
  /** Undefined also for accounts without a profile. */
  byId(accountId: string): Promise<Member | undefined>;
  /** Members that exist, in any order. */
  byIds(accountIds: readonly string[]): Promise<readonly Member[]>;
  /** Ignores case. */
  byUsername(username: string): Promise<Member | undefined>;
  /**
   * The first `limit` of the members whose username begins with this text, then of those whose full name does, then
   * of those whose email does, each in alphabetical order, and nobody twice. An empty text matches nobody. Uses
   * indexes, however many members there are.
   */
  beginning(query: {
    /** In the form that `fold` gives it. */
    readonly username: string;
    /** In the form that `startOf` gives it. */
    readonly fullName: string;
    /** In the form that `normaliseEmail` gives it. */
    readonly email: string;
    readonly limit: number;
  }): Promise<readonly Member[]>;
  /**
   * Members whose username, full name or email begins with this text, ignoring the case of Latin letters; ordered by
   * username, starting after the given one.
   */
  page(query: {
    readonly beginning: string;
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly Member[]>;
}
