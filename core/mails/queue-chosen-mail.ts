import type { Language } from '../entities/language.ts';
import { type MailChoice, usualMailChoices } from '../entities/mail-choices.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { type Text, texts } from '../texts/text.ts';
import { absoluteLink } from './absolute-link.ts';
import { composeLetter } from './compose-letter.ts';
import { queueMail } from './queue-mail.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/**
 * The address for mails to the account about notifications of this kind, and the language of its owner; undefined if
 * the account has chosen otherwise, is banned or being deleted, or has an unverified address.
 */
export async function mailReader(
  stores: Pick<Stores, 'accounts' | 'mailChoices' | 'members'>,
  accountId: string,
  choice: MailChoice,
): Promise<{ readonly to: string; readonly language: Language } | undefined> {
  const account = await stores.accounts.byId(accountId);
  if (!account?.emailVerified) return undefined;
  if ((await stores.members.standing(accountId)).bannedAt !== undefined) return undefined;
  const choices = (await stores.mailChoices.of(accountId)) ?? usualMailChoices;
  return choices[choice] ? { to: account.email, language: account.language } : undefined;
}

/** Queues, within the caller's transaction, a mail from which people can unsubscribe. */
export async function queueChosenMail(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  mail: {
    readonly accountId: string;
    readonly to: string;
    readonly language: Language;
    /** The choices that the unsubscribe link turns off. */
    readonly choices: readonly MailChoice[];
    readonly subject: Text | string;
    readonly paragraphs: readonly (Text | string)[];
    /** The items that the mail lists, each with the path of its page. */
    readonly items?: readonly { readonly text: Text | string; readonly path: string }[];
    /** The text below the items. */
    readonly more?: Text | string | undefined;
    /** The button of the mail; `path` is a path of the site. */
    readonly action: { readonly label: Text | string; readonly path: string };
  },
): Promise<void> {
  const { accountId, to, language, choices, subject, paragraphs, items = [], more, action } = mail;
  const { siteName, localUrl } = ports.settings;
  const linkTo = (path: string) => absoluteLink(ports.settings, localUrl, path);
  const letter = composeLetter({
    siteName,
    language,
    to,
    subject,
    paragraphs,
    items: items.map(({ text, path }) => ({ label: text, link: linkTo(path) })),
    more,
    action: { label: action.label, link: linkTo(action.path) },
    closing: [texts.letters.chosen.why({ siteName })],
    unsubscribe: {
      label: texts.letters.chosen.unsubscribe,
      link: unsubscribeLink(ports, { accountId, choices }),
    },
  });
  await queueMail(ports, stores, letter);
}
