/** A signed-in browser. The token itself is never stored, only its digest. */
export interface Session {
  readonly idHash: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** "Stay signed in": false makes the browser forget the cookie when it closes. */
  readonly remember: boolean;
  /** What its owner recognises the browser by, such as "Chrome on Android": at most 60 characters. */
  readonly device: string;
}

export interface Sessions {
  /**
   * Adds the session and removes the account's oldest others, by when they were created, so that it has at most
   * `atMost`, even when several are added at once. Returns the hashes of the removed ones, so that the caller can
   * notify what runs on their behalf.
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
   * notify what runs on their behalf.
   */
  removeAll(accountId: string, exceptHash?: string): Promise<readonly string[]>;
  /** Removes sessions created before `createdBefore` or last seen before `seenBefore`; returns how many. */
  removeExpired(limits: { createdBefore: Date; seenBefore: Date }): Promise<number>;
  /** Whose session a removed one was, however it was removed; undefined once it is forgotten or the account is gone. */
  ownerOfRemoved(idHash: string): Promise<string | undefined>;
  /** Forgets removed sessions that were last seen before this time; returns how many. */
  forgetRemoved(seenBefore: Date): Promise<number>;
}
