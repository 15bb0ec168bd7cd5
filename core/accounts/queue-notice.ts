import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';

/** What a notice says. Its button leads to a new password; without one there is only the operator to write to. */
interface NoticeWords {
  readonly subject: (siteName: string) => string;
  readonly told: (siteName: string) => string;
  readonly notYou: string;
  readonly button?: string;
  readonly stuck: (supportEmail: string) => string;
}

/** Tells the owner of an account, within the caller's transaction, that somebody changed how it is signed in to. */
export async function queueNotice(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  { subject, told, notYou, button, stuck }: NoticeWords,
  about: {
    readonly email: string;
    readonly origin: string | undefined;
    /** What else happened, a paragraph each. */
    readonly details?: readonly string[];
  },
): Promise<void> {
  const { siteName, supportEmail } = ports.settings;
  const link = absoluteLink(ports.settings, about.origin, addresses.forgotPassword);
  const letter = composeLetter({
    siteName,
    to: about.email,
    subject: subject(siteName),
    paragraphs: [told(siteName), ...(about.details ?? []), notYou],
    ...(button === undefined ? {} : { action: { label: button, link } }),
    closing: [stuck(supportEmail)],
  });
  await queueMail(ports, stores, letter);
}
