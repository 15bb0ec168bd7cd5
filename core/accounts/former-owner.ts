import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../token.ts';

/** The account whose session this token was; undefined for what was none, or ended too long ago. */
export async function formerOwner(
  ports: Pick<Ports, 'sessions' | 'digests'>,
  token: string | undefined,
): Promise<string | undefined> {
  const idHash = tokenHash(ports, token);
  if (idHash === undefined) return undefined;
  const session = await ports.sessions.byHash(idHash);
  return session?.accountId ?? ports.sessions.ownerOfRemoved(idHash);
}
