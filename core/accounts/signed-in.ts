import type { Language } from '../entities/language.ts';

/** A session that has just begun, as far as the browser keeps it. */
export interface SignedIn {
  /** The session's secret; only its digest is stored. */
  readonly token: string;
  /** Whether the browser keeps the token when it is closed. */
  readonly remember: boolean;
  /** Identifies this device at the next log-in of each account that has used it. */
  readonly deviceCookie: string;
  /** The account's. */
  readonly language: Language;
}
