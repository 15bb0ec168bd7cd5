import type { Ports } from '../ports/ports.ts';
import { type Viewer, visitor } from '../viewer.ts';
import { livingSession } from './living-session.ts';
import { sessionTouchInterval } from './session-lifetime.ts';

/**
 * Who holds this token. Without the token of a living session, it is a visitor. Recording that the session is in use
 * happens on the side: readers neither wait for it nor fail with it.
 */
export async function resumeSession(
  ports: Pick<Ports, 'sessions' | 'accounts' | 'profiles' | 'clock' | 'digests'>,
  token: string | undefined,
): Promise<Viewer> {
  const session = await livingSession(ports, token);
  if (session === undefined) return visitor;

  const [account, profile] = await Promise.all([
    ports.accounts.byId(session.accountId),
    ports.profiles.byAccountId(session.accountId),
  ]);
  if (account === undefined) return visitor;
  const now = ports.clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionTouchInterval) {
    // A failure here is retried with the next page, and those who have to write are told there.
    ports.sessions.touch(session.idHash, now).catch(() => undefined);
  }
  const holder = { accountId: account.id, email: account.email, emailVerified: account.emailVerified };
  if (profile === undefined) return { kind: 'account', ...holder };
  const { username, fullName, picture } = profile;
  return { kind: 'user', ...holder, username, fullName, picture };
}
