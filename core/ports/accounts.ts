import type { Account } from '../accounts/account.ts';

/** The identities that can sign in. */
export interface Accounts {
  /** Adds the account, or changes nothing and answers `email-taken` when another one has this email. */
  add(account: Account): Promise<'added' | 'email-taken'>;
  byId(id: string): Promise<Account | undefined>;
  /** `email` as core normalises it: trimmed, NFC, lower case. */
  byEmail(email: string): Promise<Account | undefined>;
  /** Records when terms and privacy policy were agreed to. An unknown id is no error. */
  recordConsent(id: string, at: Date): Promise<void>;
}
