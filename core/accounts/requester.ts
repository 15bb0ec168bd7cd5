/** Where a request comes from. */
export interface Requester {
  /** The origin that the browser used, for links in mails while no public address is set. */
  readonly origin?: string | undefined;
  /** The client's address, for limits. */
  readonly client?: string | undefined;
}

/** A requester whom we may know. */
export interface RecognisedRequester extends Requester {
  /** What the browser keeps of earlier log-ins; see `SignedIn`. */
  readonly deviceCookie?: string | undefined;
}

/** A browser in which a session is to begin. */
export interface SigningInBrowser extends RecognisedRequester {
  /** The session that this browser had until now; it ends with the new one. */
  readonly previousToken?: string | undefined;
  readonly userAgent?: string | undefined;
}
