/** An act or attempt concerning an account that the operator may have to look into. */
export type SecurityEvent =
  | 'log-in-failed'
  /** A wrong password anywhere but at log-in, usually in a session of the account. */
  | 'password-wrong'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'google-linked'
  | 'google-unlinked'
  /** A wrong code after the right password, or where a code is asked for in a session. */
  | 'code-wrong'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-code-used'
  | 'refused-by-limit'
  /**
   * Enough accounts reported an advert to hide it, but reports have hidden too many adverts in the last hour; `act`
   * says whose reports.
   */
  | 'reports-hide-too-much';

export interface SecurityLog {
  /**
   * Logs the event. Never throws. Must not be called inside a transaction, which may run again. `accountId` is
   * undefined if no account is involved, `client` is the client's address, stored in shortened form only, and `act`
   * is the act that was limited.
   */
  note(
    event: SecurityEvent,
    about: {
      readonly accountId?: string | undefined;
      readonly client?: string | undefined;
      readonly act?: string;
    },
  ): void;
}
