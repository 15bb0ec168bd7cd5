/** Why a use case refused. Deliberately few: each maps to one HTTP status, in one place in the app. */
export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'profile-required'
  | 'forbidden'
  /** Only with two-step login, which is not on. */
  | 'two-step-required'
  | 'not-found'
  /** It was there, and will not come back for those who ask. */
  | 'gone'
  | 'conflict'
  | 'too-many'
  | 'too-large'
  /** Something outside this site failed; it may work in a moment or later. */
  | 'unavailable';

/** Form field name → the text to show beside that field. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * A refusal that the person in front of the screen may read. `message` is meant for them; `fields` ties
 * texts to form fields. Anything else that is thrown is a bug, not a refusal.
 */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly fields: FieldErrors;
  /** Seconds until the next attempt is allowed; only with `too-many` and `unavailable`. */
  readonly retryAfter: number | undefined;

  /** `cause` is for the log: what failed, where a refusal hides a failure. */
  constructor(
    code: DomainErrorCode,
    message: string,
    fields: FieldErrors = {},
    retryAfter?: number,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
