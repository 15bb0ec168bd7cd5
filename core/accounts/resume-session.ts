import type { Ports } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { type Viewer, visitor } from '../viewer.ts';
import { sessionAgeLimit, sessionIdleLimit, sessionTouchInterval } from './session-lifetime.ts';
import { sessionHash } from './session-token.ts';

/** Who holds this token. What is not the token of a living session makes a visitor. */
export async function resumeSession(
  ports: Pick<Ports, 'sessions' | 'accounts' | 'profiles' | 'clock' | 'digests'>,
  token: string | undefined,
): Promise<Viewer> {
  const idHash = sessionHash(ports, token);
  const session = idHash === undefined ? undefined : await ports.sessions.byHash(idHash);
  const now = ports.clock.now();
  if (session === undefined || hasEnded(session, now)) return visitor;

  const [account, profile] = await Promise.all([
    ports.accounts.byId(session.accountId),
    ports.profiles.byAccountId(session.accountId),
  ]);
  if (account === undefined) return visitor;
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionTouchInterval) {
    await ports.sessions.touch(session.idHash, now);
  }
  const holder = { accountId: account.id, email: account.email, emailVerified: account.emailVerified };
  if (profile === undefined) return { kind: 'account', ...holder };
  const { username, fullName, picture } = profile;
  return { kind: 'user', ...holder, username, fullName, picture };
}

function hasEnded(session: Session, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  return idle > sessionIdleLimit || age > sessionAgeLimit;
}
