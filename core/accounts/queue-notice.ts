import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { mailTexts } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports, Stores } from '../ports/ports.ts';

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
  {
    email,
    origin,
    unlinked = false,
  }: {
    readonly email: string;
    readonly origin: string | undefined;
    /** Whether Google was unlinked by it as well. */
    readonly unlinked?: boolean;
  },
): Promise<void> {
  const { siteName, supportEmail } = ports.settings;
  const link = absoluteLink(ports.settings, origin, '/forgot-password');
  const letter = composeLetter({
    siteName,
    to: email,
    subject: subject(siteName),
    paragraphs: [told(siteName), ...(unlinked ? [mailTexts.unlinkedToo] : []), notYou],
    ...(button === undefined ? {} : { action: { label: button, link } }),
    closing: [stuck(supportEmail)],
  });
  await queueMail(ports, stores, letter);
}
