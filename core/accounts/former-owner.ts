import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../shared/token.ts';

/** The account whose session had this token; undefined if there was no such session, or it ended too long ago. */
export async function formerOwner(
  ports: Pick<Ports, 'sessions' | 'digests'>,
  token: string | undefined,
): Promise<string | undefined> {
  const idHash = tokenHash(ports, token);
  if (idHash === undefined) return undefined;
  const session = await ports.sessions.byHash(idHash);
  return session?.accountId ?? ports.sessions.ownerOfRemoved(idHash);
}
