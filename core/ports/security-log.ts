/** Something done or attempted on somebody's account that the operator may have to look into. */
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
  /** Enough accounts reported an advert, but reports have hidden too many in the last hour; `act` says of whose. */
  | 'reports-hide-too-much';

export interface SecurityLog {
  /**
   * Logs the event. Never throws, and must not be called inside a transaction, which may run again. `accountId` is
   * undefined if no account is involved, `client` is the address as use cases get it and is stored only in shortened
   * form, `act` is what was limited.
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
