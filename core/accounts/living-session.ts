import type { Ports } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { tokenHash } from '../shared/token.ts';
import { sessionAgeLimit, sessionIdleLimit } from './session-lifetime.ts';

/** The session of this token, or undefined if there is none or it has expired. */
export async function livingSession(
  ports: Pick<Ports, 'sessions' | 'clock' | 'digests'>,
  token: string | undefined,
): Promise<Session | undefined> {
  const idHash = tokenHash(ports, token);
  const session = idHash === undefined ? undefined : await ports.sessions.byHash(idHash);
  return session === undefined || hasEnded(session, ports.clock.now()) ? undefined : session;
}

/** Whether the session has been idle for too long, or is too old. */
export function hasEnded(session: Session, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  return idle > sessionIdleLimit || age > sessionAgeLimit;
}
