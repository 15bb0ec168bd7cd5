import type { Language } from '../entities/language.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { OneTimeLink, OneTimeLinkKind } from '../ports/one-time-links.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { untilInWords } from '../shared/time/until-in-words.ts';
import { texts } from '../texts/text.ts';
import { newLink } from './one-time-link.ts';

const letters = {
  'verify-email': { address: addresses.verifyEmail, words: texts.letters.verifyEmail },
  'reset-password': { address: addresses.resetPassword, words: texts.letters.resetPassword },
  'change-email': { address: addresses.verifyEmail, words: texts.letters.changeEmail },
} satisfies Readonly<Record<OneTimeLinkKind, unknown>>;

export type MailingLinkPorts = Pick<Ports, 'sealer' | 'ids' | 'clock' | 'digests' | 'settings'>;

/** Records, within the caller's transaction, a one-time link and the mail that carries it to `email`. */
export async function mailLink(
  ports: MailingLinkPorts,
  stores: Pick<Stores, 'oneTimeLinks' | 'outbox'>,
  about: Pick<OneTimeLink, 'kind' | 'accountId' | 'email'> & {
    readonly origin: string | undefined;
    readonly language: Language;
  },
): Promise<void> {
  const { siteName } = ports.settings;
  const { link, token } = newLink(ports, about);
  const { address, words } = letters[about.kind];
  await stores.oneTimeLinks.add(link);
  const letter = composeLetter({
    siteName,
    language: about.language,
    to: about.email,
    subject: words.subject({ siteName }),
    paragraphs: [
      words.asked({ siteName }),
      texts.letters.worksOnce({ until: untilInWords(link.expiresAt, texts) }),
    ],
    action: { label: words.button, link: absoluteLink(ports.settings, about.origin, address(token)) },
    closing: [words.notYou],
  });
  await queueMail(ports, stores, letter);
}
