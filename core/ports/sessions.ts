/** A signed-in browser. Only the digest of the session's token is stored. */
export interface Session {
  readonly idHash: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** "Stay signed in": false makes the browser forget the cookie when it closes. */
  readonly remember: boolean;
  /** A name by which the owner recognises the browser, such as "Chrome on Android": at most 60 characters. */
  readonly device: string;
}

export interface Sessions {
  /**
   * Adds the session and removes the account's oldest others, by creation, so that the account has at most `atMost`
   * even when several are added at once. Returns the hashes of the removed sessions, so that the caller can announce
   * their end (`announceSessionEnds`).
   */
  add(session: Session, atMost: number): Promise<readonly string[]>;
  byHash(idHash: string): Promise<Session | undefined>;
  /** The account's sessions, last seen first, including expired ones that have not been removed yet. */
  listOf(accountId: string, limit: number): Promise<readonly Session[]>;
  /** An unknown hash is not an error. */
  touch(idHash: string, at: Date): Promise<void>;
  /** An unknown hash is not an error. */
  remove(idHash: string): Promise<void>;
  /**
   * Removes every session of the account, or every one but `exceptHash`; returns their hashes, so that the caller can
   * announce their end (`announceSessionEnds`).
   */
  removeAll(accountId: string, exceptHash?: string): Promise<readonly string[]>;
  /** Removes sessions created before `createdBefore` or last seen before `seenBefore`; returns how many. */
  removeExpired(limits: { createdBefore: Date; seenBefore: Date }): Promise<number>;
  /** The account id of a removed session; undefined once the session is forgotten or the account is gone. */
  ownerOfRemoved(idHash: string): Promise<string | undefined>;
  /** Forgets removed sessions that were last seen before this time; returns how many. */
  forgetRemoved(seenBefore: Date): Promise<number>;
}
