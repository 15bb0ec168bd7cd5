/** Why a use case refused. Deliberately few: each maps to one HTTP status, in one place in the app. */
export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'profile-required'
  | 'forbidden'
  /** A step that needs two-step login, while it is off. */
  | 'two-step-required'
  | 'not-found'
  /** What was asked for existed, and will not come back for this viewer. */
  | 'gone'
  | 'conflict'
  | 'too-many'
  | 'too-large'
  /** Something outside the site failed; a later attempt may succeed. */
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

  /** `cause` is for the log: the failure that the refusal hides. */
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
