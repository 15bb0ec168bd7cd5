import { absoluteLink } from '../mails/absolute-link.ts';
import type { Ports } from '../ports/ports.ts';
import type { MailChoice } from './mail-choices.ts';

/** What a link to unsubscribe says: whose mails of which kinds end. */
export interface Unsubscribing {
  readonly accountId: string;
  readonly choices: readonly MailChoice[];
}

/** Sealed, so that nobody makes one for somebody else; and good for as long as the secret is listed. */
export function unsubscribeLink(
  ports: Pick<Ports, 'sealer' | 'settings'>,
  { accountId, choices }: Unsubscribing,
): string {
  const token = ports.sealer.seal(JSON.stringify({ unsubscribe: choices, accountId }));
  return absoluteLink(ports.settings, ports.settings.localUrl, `/unsubscribe/${token}`);
}

/** Undefined when the token is none of ours, also when it is something else that we have sealed. */
export function readUnsubscribeToken(ports: Pick<Ports, 'sealer'>, token: string): Unsubscribing | undefined {
  const opened = ports.sealer.open(token);
  if (opened === undefined) return undefined;
  const { unsubscribe, accountId } = JSON.parse(opened) as {
    readonly unsubscribe?: readonly MailChoice[];
    readonly accountId?: string;
  };
  return unsubscribe === undefined || accountId === undefined
    ? undefined
    : { accountId, choices: unsubscribe };
}
