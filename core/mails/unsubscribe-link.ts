import { type MailChoice, mailChoices } from '../entities/mail-choices.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { absoluteLink } from './absolute-link.ts';

/** The content of an unsubscribe link: the account, and the mails that the link ends. */
export interface Unsubscribing {
  readonly accountId: string;
  readonly choices: readonly MailChoice[];
}

/** The link, with a sealed token, so that nobody can make one for others; valid as long as the secret is listed. */
export function unsubscribeLink(
  ports: Pick<Ports, 'sealer' | 'settings'>,
  { accountId, choices }: Unsubscribing,
): string {
  const token = ports.sealer.seal(`unsubscribe ${accountId} ${choices.join(' ')}`);
  return absoluteLink(ports.settings, ports.settings.localUrl, addresses.unsubscribe(token));
}

/** Undefined if the token was not sealed by this site, or for another purpose. */
export function readUnsubscribeToken(ports: Pick<Ports, 'sealer'>, token: string): Unsubscribing | undefined {
  const [purpose, accountId, ...choices] = ports.sealer.open(token)?.split(' ') ?? [];
  if (purpose !== 'unsubscribe' || accountId === undefined) return undefined;
  return { accountId, choices: mailChoices.filter((choice) => choices.includes(choice)) };
}
