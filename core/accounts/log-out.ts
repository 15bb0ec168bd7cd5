import type { Ports } from '../ports/ports.ts';
import { sessionHash } from './session-token.ts';

/** Ends the session, if there is one. */
export async function logOut(
  ports: Pick<Ports, 'sessions' | 'digests'>,
  token: string | undefined,
): Promise<void> {
  const idHash = sessionHash(ports, token);
  if (idHash !== undefined) await ports.sessions.remove(idHash);
}
