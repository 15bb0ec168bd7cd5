import { isSuspended } from '../entities/standing.ts';
import type { Ports } from '../ports/ports.ts';
import { type Viewer, visitor } from '../shared/viewer.ts';
import { livingSession } from './living-session.ts';
import { sessionTouchInterval } from './session-lifetime.ts';

/**
 * The viewer with this session token; a visitor if there is no such session. The use of the session is recorded in
 * the background: readers neither wait for that nor fail with it.
 */
export async function resumeSession(
  ports: Pick<Ports, 'sessions' | 'accounts' | 'profiles' | 'members' | 'sanctions' | 'clock' | 'digests'>,
  token: string | undefined,
): Promise<Viewer> {
  const session = await livingSession(ports, token);
  if (session === undefined) return visitor;

  const [account, profile, standing] = await Promise.all([
    ports.accounts.byId(session.accountId),
    ports.profiles.byAccountId(session.accountId),
    ports.members.standing(session.accountId),
  ]);
  // A ban ends existing sessions; this check covers a session that was just beginning.
  if (account === undefined || standing.bannedAt !== undefined) return visitor;
  const now = ports.clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionTouchInterval) {
    // A failure is ignored: the next page tries again, and requests that write report the problem themselves.
    ports.sessions.touch(session.idHash, now).catch(() => undefined);
  }
  const holder = { accountId: account.id, email: account.email, emailVerified: account.emailVerified };
  if (profile === undefined) return { kind: 'account', ...holder };
  const { username, fullName, picture } = profile;
  const user = { kind: 'user', ...holder, username, fullName, picture } as const;
  const until = standing.suspendedUntil;
  if (until === undefined || !isSuspended(standing, now)) return user;
  const reason = await reasonOfSuspension(ports, account.id);
  return { ...user, suspension: { until, reason } };
}

async function reasonOfSuspension(ports: Pick<Ports, 'sanctions'>, accountId: string): Promise<string> {
  const recent = await ports.sanctions.ofAccount(accountId, 20);
  return recent.find(({ kind }) => kind === 'suspend')?.reason ?? '';
}
