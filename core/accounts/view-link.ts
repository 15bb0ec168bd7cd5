import type { OneTimeLinkKind } from '../ports/one-time-links.ts';
import type { Ports } from '../ports/ports.ts';
import { linkHash } from './one-time-link.ts';

export interface ShownLink {
  readonly kind: OneTimeLinkKind;
  /** The address that using the link shows to be one's own. */
  readonly email: string;
  /** Whose account it is, as far as it has a profile: a stranger may have signed up with somebody else's address. */
  readonly username: string | undefined;
}

/** What the link of this token does, or undefined when it does nothing any more. Looking uses nothing up: mail scanners look. */
export async function viewLink(
  ports: Pick<Ports, 'oneTimeLinks' | 'accounts' | 'profiles' | 'digests' | 'clock'>,
  token: string,
): Promise<ShownLink | undefined> {
  const hash = linkHash(ports, token);
  const link = hash === undefined ? undefined : await ports.oneTimeLinks.find(hash, ports.clock.now());
  if (link === undefined) return undefined;
  const { kind, email, accountId } = link;
  if (kind !== 'change-email' && (await ports.accounts.byId(accountId))?.email !== email) return undefined;
  return { kind, email, username: (await ports.profiles.byAccountId(accountId))?.username };
}
