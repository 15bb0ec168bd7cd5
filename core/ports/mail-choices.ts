import type { MailChoices } from '../entities/mail-choices.ts';

/** Each account's choices of what is mailed; deleted with the account. */
export interface MailChoicesStore {
  /** Undefined if the account has not chosen. */
  of(accountId: string): Promise<MailChoices | undefined>;
  /** The account exists. */
  set(accountId: string, choices: MailChoices): Promise<void>;
}
