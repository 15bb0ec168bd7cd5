import type { MailChoices } from '../entities/mail-choices.ts';

/** What each account wants to be mailed about; deleted with the account. */
export interface MailChoicesStore {
  /** Undefined: the account has not chosen. */
  of(accountId: string): Promise<MailChoices | undefined>;
  /** The account exists. */
  set(accountId: string, choices: MailChoices): Promise<void>;
}
