/** A session that has just begun: what the browser keeps of it. */
export interface SignedIn {
  /** Proves the session; only its digest is stored. */
  readonly token: string;
  /** Whether the browser keeps the token when it is closed. */
  readonly remember: boolean;
  /** Identifies this device at the next log-in of each account that has used it. */
  readonly deviceCookie: string;
}
