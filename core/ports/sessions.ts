/** A signed-in browser. The token itself is never stored, only its digest. */
export interface Session {
  readonly idHash: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** "Stay signed in": false makes the browser forget the cookie when it closes. */
  readonly remember: boolean;
}

export interface Sessions {
  add(session: Session): Promise<void>;
  byHash(idHash: string): Promise<Session | undefined>;
  /** An unknown hash is no error. */
  touch(idHash: string, at: Date): Promise<void>;
  /** An unknown hash is no error. */
  remove(idHash: string): Promise<void>;
  /** Removes sessions created before `createdBefore` or last seen before `seenBefore`; answers how many. */
  removeExpired(limits: { createdBefore: Date; seenBefore: Date }): Promise<number>;
}
