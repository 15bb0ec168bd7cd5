import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { mailTexts } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { untilInWords } from '../time/until-in-words.ts';
import type { Account } from './account.ts';

/**
 * Tells the owner of an account, within the caller's transaction, of a session that began on a device not seen before. An
 * address that nobody has verified is told nothing: it may be a stranger's, mistyped at sign-up.
 */
export async function queueSignInNotice(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  { email, emailVerified }: Account,
  by: {
    readonly session: Session;
    readonly way: 'password' | 'google';
    readonly origin: string | undefined;
  },
): Promise<void> {
  if (!emailVerified) return;
  const { siteName, supportEmail } = ports.settings;
  const { subject, happened, itWasYou, notYou, button, stuck } = mailTexts.signedIn;
  const { device, createdAt } = by.session;
  const letter = composeLetter({
    siteName,
    to: email,
    subject: subject(siteName),
    paragraphs: [
      happened[by.way](siteName),
      `${device}\n${untilInWords(createdAt)}`,
      itWasYou,
      notYou[by.way],
    ],
    action: { label: button, link: absoluteLink(ports.settings, by.origin, '/forgot-password') },
    closing: [stuck(supportEmail)],
  });
  await queueMail(ports, stores, letter);
}
