/** A browser that asked to be notified, as its push service knows it. It belongs to a session and ends with it. */
export interface PushSubscription {
  /** The digest of the session's token. */
  readonly sessionHash: string;
  readonly accountId: string;
  /** The address at the push service, an https URL of at most 2,048 characters. Who knows it can send to the browser. */
  readonly endpoint: string;
  /** The browser's public key on P-256, uncompressed, in base64url. */
  readonly p256dh: string;
  /** The secret that the browser shares with its site: 16 bytes in base64url. */
  readonly auth: string;
  /** The public key of the site with which it was made; the push service accepts messages signed with no other. */
  readonly siteKey: string;
  readonly subscribedAt: Date;
}

/** The browsers that are notified. A subscription is deleted with its session, however that ends. */
export interface PushSubscriptions {
  /**
   * Keeps the subscription in place of the session's former one, and of the same browser's under another session; then
   * removes the account's oldest beyond `atMost`. Changes nothing and returns `taken` if the endpoint is kept with other
   * keys, because then it is another browser's, or `ended` if the session no longer exists.
   */
  set(subscription: PushSubscription, atMost: number): Promise<'kept' | 'taken' | 'ended'>;
  of(sessionHash: string): Promise<PushSubscription | undefined>;
  /** The sessions with a subscription that these accounts have, in any order. */
  sessionsOf(
    accounts: readonly string[],
  ): Promise<readonly { readonly accountId: string; readonly sessionHash: string }[]>;
  /** Removes the session's subscription, with `endpoint` only if it still has this one; none is no error. */
  remove(sessionHash: string, endpoint?: string): Promise<void>;
}
