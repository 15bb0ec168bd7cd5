import type { Language } from '../entities/language.ts';
import { inWords, type Text } from '../texts/text.ts';

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

/** Form field name → the text to show beside that field, or several, each in a line of its own. */
export type FieldErrors = Readonly<Record<string, Text | readonly Text[]>>;

/**
 * A refusal that the person in front of the screen may read. `text` is meant for them; `fields` ties texts to form
 * fields; `message` is the text in English, for the log. Anything else that is thrown is a bug, not a refusal.
 */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly text: Text;
  readonly fields: FieldErrors;
  /** Seconds until the next attempt is allowed; only with `too-many` and `unavailable`. */
  readonly retryAfter: number | undefined;

  /** `cause` is for the log: the failure that the refusal hides. */
  constructor(
    code: DomainErrorCode,
    text: Text,
    fields: FieldErrors = {},
    retryAfter?: number,
    cause?: unknown,
  ) {
    super(inWords(text, 'en'), cause === undefined ? undefined : { cause });
    this.name = 'DomainError';
    this.code = code;
    this.text = text;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** What the texts of fields say in this language. Of several for one field each is said once. */
export function fieldsInWords(fields: FieldErrors, language: Language): Readonly<Record<string, string>> {
  const said = Object.entries(fields).map(([name, texts]) => {
    const lines = [texts].flat().map((text) => inWords(text, language));
    return [name, [...new Set(lines)].join('\n')];
  });
  return Object.fromEntries(said);
}
