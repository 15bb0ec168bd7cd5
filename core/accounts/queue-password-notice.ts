import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { mailTexts } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/** Tells the owner of an account, within the caller's transaction, that its password was changed. */
export async function queuePasswordNotice(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  { email, origin }: { readonly email: string; readonly origin: string | undefined },
): Promise<void> {
  const { siteName, supportEmail } = ports.settings;
  const { subject, changed, notYou, button, stuck } = mailTexts.passwordChanged;
  const letter = composeLetter({
    siteName,
    to: email,
    subject: subject(siteName),
    paragraphs: [changed(siteName), notYou],
    action: { label: button, link: absoluteLink(ports.settings, origin, '/forgot-password') },
    closing: [stuck(supportEmail)],
  });
  await queueMail(ports, stores, letter);
}
