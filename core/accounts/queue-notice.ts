import type { Language } from '../entities/language.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import type { Text } from '../texts/text.ts';

/** The words of a notice. Its button leads to a new password; without one, the notice refers to the operator. */
interface NoticeWords {
  readonly subject: (values: { readonly siteName: string }) => Text;
  readonly told: (values: { readonly siteName: string }) => Text;
  readonly notYou: Text;
  readonly button?: Text;
  readonly stuck: (values: { readonly supportEmail: string }) => Text;
}

/** Mails the account's owner, within the caller's transaction, about a change in how the account is signed in to. */
export async function queueNotice(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  { subject, told, notYou, button, stuck }: NoticeWords,
  about: {
    readonly email: string;
    readonly language: Language;
    readonly origin: string | undefined;
    /** What else happened, a paragraph each. */
    readonly details?: readonly (Text | string)[];
  },
): Promise<void> {
  const { siteName, supportEmail } = ports.settings;
  const link = absoluteLink(ports.settings, about.origin, addresses.forgotPassword);
  const letter = composeLetter({
    siteName,
    language: about.language,
    to: about.email,
    subject: subject({ siteName }),
    paragraphs: [told({ siteName }), ...(about.details ?? []), notYou],
    ...(button === undefined ? {} : { action: { label: button, link } }),
    closing: [stuck({ supportEmail })],
  });
  await queueMail(ports, stores, letter);
}
