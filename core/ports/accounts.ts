import type { Account } from '../entities/account.ts';
import type { Language } from '../entities/language.ts';

/** The accounts that can sign in. */
export interface Accounts {
  /**
   * Adds the account, or changes nothing and returns `email-taken` when another one has this email. Rejects when
   * another one has its Google subject; the transaction may then run again and find that account.
   */
  add(account: Account): Promise<'added' | 'email-taken'>;
  byId(id: string): Promise<Account | undefined>;
  /** `email` as core normalises it: trimmed, NFC, lower case. */
  byEmail(email: string): Promise<Account | undefined>;
  /** `subject` is Google's id of a person, which never changes. */
  byGoogleSubject(subject: string): Promise<Account | undefined>;
  /**
   * Lets this Google identity sign in to the account. Returns whether it now can: false, with nothing changed, when the
   * account has another one, when another account has this one, and when there is no such account.
   */
  linkGoogle(id: string, subject: string): Promise<boolean>;
  /**
   * Marks the account as being deleted. From then on no read of any store returns the account, its profile or
   * anything that belongs to it, and nobody can sign in to it; its email and username stay taken until `remove`. The
   * adverts it has liked keep these likes in their counts. Returns false when there is no such account, or it is
   * being deleted already.
   */
  leave(id: string, at: Date): Promise<boolean>;
  /**
   * Removes an account that is being deleted, with its profile, sessions, blocks and inbox, and its conversations
   * with others who are gone too. Returns false and changes nothing while the account still has adverts, comments,
   * likes, saves or held pictures. Afterwards nothing can be written in its name. An account that does not exist
   * counts as removed.
   */
  remove(id: string): Promise<boolean>;
  /**
   * Marks `email` as confirmed; from then on the account's likes weigh more. Returns whether the account has this
   * email; otherwise changes nothing.
   */
  verifyEmail(id: string, email: string): Promise<boolean>;
  /**
   * Gives the account another, confirmed email; or changes nothing and returns `email-taken` when another account has
   * it. An unknown id is not an error.
   */
  changeEmail(id: string, email: string): Promise<'changed' | 'email-taken'>;
  /** An unknown id is not an error. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Removes the account's Google identity, so that it can no longer sign in with it. An unknown id is not an error. */
  unlinkGoogle(id: string): Promise<void>;
  /** Records when terms and privacy policy were agreed to. An unknown id is not an error. */
  recordConsent(id: string, at: Date): Promise<void>;
  /** An unknown id is not an error. */
  setLanguage(id: string, language: Language): Promise<void>;
}
