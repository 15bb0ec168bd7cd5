/** The origin of a request. */
export interface Requester {
  /** The origin that the browser used, for links in mails while no public address is set. */
  readonly origin?: string | undefined;
  /** The client's address, for limits. */
  readonly client?: string | undefined;
}

/** A requester whose device may be known. */
export interface RecognisedRequester extends Requester {
  /** The browser's device cookie; see `SignedIn`. */
  readonly deviceCookie?: string | undefined;
}

/** A browser in which a session is to begin. */
export interface SigningInBrowser extends RecognisedRequester {
  /** Token of the browser's previous session, which the new one replaces. */
  readonly previousToken?: string | undefined;
  readonly userAgent?: string | undefined;
}
