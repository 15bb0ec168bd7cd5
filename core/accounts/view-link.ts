import type { OneTimeLinkKind } from '../ports/one-time-links.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { findLink } from './one-time-link.ts';

export interface ShownLink {
  readonly kind: OneTimeLinkKind;
  /** The address whose ownership the use of the link proves. */
  readonly email: string;
  /** The account's username, if it has a profile: a stranger may have signed up with somebody else's address. */
  readonly username: string | undefined;
  /** Whether the viewer is signed in to that account. */
  readonly own: boolean;
}

/** The effect of the link of this token; undefined if the link is no longer usable. Viewing does not use it up. */
export async function viewLink(
  ports: Pick<Ports, 'oneTimeLinks' | 'accounts' | 'profiles' | 'digests' | 'clock'>,
  viewer: Viewer,
  token: string,
): Promise<ShownLink | undefined> {
  const link = await findLink(ports, token);
  if (link === undefined) return undefined;
  const { kind, email, accountId } = link;
  const username = (await ports.profiles.byAccountId(accountId))?.username;
  return { kind, email, username, own: viewer.kind !== 'visitor' && viewer.accountId === accountId };
}
