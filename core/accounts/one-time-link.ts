import type { OneTimeLink, OneTimeLinkKind } from '../ports/one-time-links.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { day, hour } from '../shared/time/durations.ts';
import { newToken, tokenHash } from '../shared/token.ts';
import { texts } from '../texts/text.ts';

/** How long a link can be used, in milliseconds. */
const lifetimes: Readonly<Record<OneTimeLinkKind, number>> = {
  'verify-email': day,
  'reset-password': hour,
  'change-email': day,
};

/** The link of this token while it has an effect. Finding does not use it up: programs that scan mails open links. */
export async function findLink(
  ports: Pick<Ports, 'oneTimeLinks' | 'accounts' | 'digests' | 'clock'>,
  token: string,
): Promise<OneTimeLink | undefined> {
  const hash = tokenHash(ports, token);
  const link = hash === undefined ? undefined : await ports.oneTimeLinks.find(hash, ports.clock.now());
  if (link === undefined || link.kind === 'change-email') return link;
  return (await ports.accounts.byId(link.accountId))?.email === link.email ? link : undefined;
}

/** A link to be added to the store, and its token, which only the mail contains. */
export function newLink(
  ports: Pick<Ports, 'clock' | 'digests' | 'ids'>,
  about: Pick<OneTimeLink, 'kind' | 'accountId' | 'email'>,
): { readonly link: OneTimeLink; readonly token: string } {
  const { token, hash } = newToken(ports);
  const { kind, accountId, email } = about;
  const expiresAt = new Date(ports.clock.now().getTime() + lifetimes[kind]);
  return { link: { tokenHash: hash, kind, accountId, email, expiresAt }, token };
}

export function madeAt({ kind, expiresAt }: Pick<OneTimeLink, 'kind' | 'expiresAt'>): Date {
  return new Date(expiresAt.getTime() - lifetimes[kind]);
}

/** The refusal for a link that was used, has expired or never existed. */
export function linkOver(): DomainError {
  return new DomainError('conflict', texts.links.over);
}
