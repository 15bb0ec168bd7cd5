import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../shared/token.ts';
import { announceSessionEnd } from './announce-session-end.ts';

/** Ends the session, if there is one, and its streams. */
export async function logOut(
  ports: Pick<Ports, 'sessions' | 'digests' | 'eventBus'>,
  token: string | undefined,
): Promise<void> {
  const idHash = tokenHash(ports, token);
  if (idHash === undefined) return;
  await ports.sessions.remove(idHash);
  await announceSessionEnd(ports, idHash);
}
