import { isPlausibleEmail } from '../../core/accounts/email.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';

export interface MemoryMailer extends Mailer {
  /** Every mail handed on so far, oldest first. */
  readonly sent: readonly Mail[];
  /** While set, every mail is refused with this error. */
  failure: Error | undefined;
}

export function createMemoryMailer(): MemoryMailer {
  const sent: Mail[] = [];
  const mailer: MemoryMailer = {
    sent,
    failure: undefined,
    async send(mail) {
      if (mailer.failure !== undefined) throw mailer.failure;
      for (const address of [mail.to, mail.replyTo ?? mail.to]) {
        if (!isPlausibleEmail(address.toLowerCase())) throw new Error('That is not one email address.');
      }
      if (mail.unsubscribe !== undefined && !/^https?:\/\/[!-;=?-~]+$/.test(mail.unsubscribe)) {
        throw new Error('That is not one address of a site.');
      }
      sent.push(structuredClone(mail));
    },
  };
  return mailer;
}
