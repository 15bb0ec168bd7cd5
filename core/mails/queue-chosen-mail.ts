import { type MailChoice, usualMailChoices } from '../entities/mail-choices.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { texts } from '../texts/texts.ts';
import { absoluteLink } from './absolute-link.ts';
import { composeLetter } from './compose-letter.ts';
import { queueMail } from './queue-mail.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/**
 * The address for mails to the account about notifications of this kind; undefined if the account has chosen
 * otherwise, is banned or being deleted, or has an unverified address.
 */
export async function chosenAddress(
  stores: Pick<Stores, 'accounts' | 'mailChoices' | 'members'>,
  accountId: string,
  choice: MailChoice,
): Promise<string | undefined> {
  const account = await stores.accounts.byId(accountId);
  if (!account?.emailVerified) return undefined;
  if ((await stores.members.standing(accountId)).bannedAt !== undefined) return undefined;
  const choices = (await stores.mailChoices.of(accountId)) ?? usualMailChoices;
  return choices[choice] ? account.email : undefined;
}

/** Queues, within the caller's transaction, a mail from which people can unsubscribe. */
export async function queueChosenMail(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  mail: {
    readonly accountId: string;
    readonly to: string;
    /** The choices that the unsubscribe link turns off. */
    readonly choices: readonly MailChoice[];
    readonly subject: string;
    readonly paragraphs: readonly string[];
    /** The items that the mail lists, each with the path of its page. */
    readonly items?: readonly { readonly text: string; readonly path: string }[];
    /** The text below the items. */
    readonly more?: string | undefined;
    /** The button of the mail; `path` is a path of the site. */
    readonly action: { readonly label: string; readonly path: string };
  },
): Promise<void> {
  const { accountId, to, choices, subject, paragraphs, items = [], more, action } = mail;
  const { siteName, localUrl } = ports.settings;
  const linkTo = (path: string) => absoluteLink(ports.settings, localUrl, path);
  const letter = composeLetter({
    siteName,
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
