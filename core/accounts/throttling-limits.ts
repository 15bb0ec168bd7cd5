import { declareLimits, perDay, perHour } from '../shared/throttling/limits.ts';
import { minute } from '../shared/time/durations.ts';

export const accountLimits = declareLimits({
  /**
   * Failures only. The account's is NIST SP 800-63B's (5.2.2): at most 100 failed tries at one account. A device
   * on which the owner has logged in is counted by itself, and an address from which the owner has logged in has its own
   * hundred, so that nobody who fails elsewhere locks the owner out.
   */
  'log-in': { together: { count: 10, window: 15 * minute }, client: perHour(60), account: perDay(100) },
  /** Successful log-ins: each begins a session. */
  'begin-session': { account: perHour(120), client: perHour(1200) },
  /** By email as the account. Also those refused because an email is taken: only they tell anybody that it is. */
  'sign-up': { together: perHour(30), client: perHour(120) },
  /** Outside a session of the account, where its password is asked for. */
  'verify-email': { account: perHour(10), client: perHour(60) },
  /** Each sends a mail, which somebody else may have to read. */
  'send-verification': { account: perHour(5), client: perHour(60) },
  /**
   * By email as the account, whether or not it has one. None by the account, so that nobody keeps the owner from a link:
   * `mailResetLinkTo` decides how many mails follow. A device of the owner's is counted by itself.
   */
  'request-reset': { together: perHour(60), client: perHour(60) },
  /** A token cannot be guessed; hashing the new password costs us time. */
  'reset-password': { client: perHour(60) },
  /**
   * By mailbox as the account: mails that anybody can cause to any address, for any purpose and under any of the
   * mailbox's addresses.
   */
  'mail-to': { account: perDay(20), client: perHour(600) },
  'change-email': { account: perHour(5), client: perHour(60) },
  /** Somebody who found an open session may guess the password here. */
  'change-password': { account: perHour(10), client: perHour(60) },
  'unlink-google': { account: perHour(10), client: perHour(60) },
  'delete-account': { account: perHour(10), client: perHour(60) },
  'google-sign-in': { client: perHour(120) },
  'edit-account': { account: perHour(60), client: perHour(600) },
});
