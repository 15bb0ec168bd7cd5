/** The person that Google has identified. */
export interface GooglePerson {
  /** Google's id of the person, which never changes. */
  readonly subject: string;
  readonly email: string;
  /** Whether Google has verified that the email is this person's. */
  readonly emailVerified: boolean;
  /** May be empty. */
  readonly name: string;
}

/**
 * What the person wanted when the attempt began. It is kept in the attempt's signed cookie, where nobody else can set
 * it.
 */
export interface GoogleAttempt {
  /** Where to go afterwards; the reader must decide whether it is safe. */
  readonly redirectTo: string | undefined;
  /** The name of the pop-up in which the attempt runs, given by the page that opened it. */
  readonly popup: string | undefined;
}

export type GoogleOutcome =
  | { readonly kind: 'identified'; readonly person: GooglePerson }
  /** The person said no. */
  | { readonly kind: 'denied' }
  /** Not begun in this browser, begun too long ago, or used before. */
  | { readonly kind: 'stale' }
  /** `reason` is for the log and holds no secret. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Asks Google who somebody is. */
export interface GoogleSignIn {
  /** Where to send the browser, and the cookie that binds the attempt to it. */
  begin(callbackUrl: string, attempt: GoogleAttempt): Promise<GoogleBeginning>;
  /** The outcome of an attempt; `cookie` ends the attempt either way. */
  finish(
    callbackUrl: string,
    request: { readonly url: string; readonly cookies: string | null },
  ): Promise<{ readonly outcome: GoogleOutcome; readonly attempt: GoogleAttempt; readonly cookie: string }>;
}

export interface GoogleBeginning {
  readonly location: string;
  readonly cookie: string;
}
