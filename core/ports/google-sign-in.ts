/** A person as Google has identified them. */
export interface GooglePerson {
  /** Google's id of the person, which never changes. */
  readonly subject: string;
  readonly email: string;
  /** Whether Google has verified that the email is this person's. */
  readonly emailVerified: boolean;
  /** May be empty. */
  readonly name: string;
}

/** What the person wanted when the attempt began. Kept in the attempt's signed cookie, which nobody else can set. */
export interface GoogleAttempt {
  /** The address to continue at afterwards; the reader must check whether it is safe. */
  readonly redirectTo: string | undefined;
  /** The name of the pop-up in which the attempt runs, given by the page that opened it. */
  readonly popup: string | undefined;
}

export type GoogleOutcome =
  | { readonly kind: 'identified'; readonly person: GooglePerson }
  /** The person refused. */
  | { readonly kind: 'denied' }
  /** The attempt was not begun in this browser, was begun too long ago, or was used before. */
  | { readonly kind: 'stale' }
  /** `reason` is for the log and holds no secret. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Signs people in with Google. */
export interface GoogleSignIn {
  /** The address to send the browser to, and the cookie that binds the attempt to the browser. */
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
