import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Device } from './device.ts';
import { deviceId } from './device-id.ts';
import { deviceInWords } from './device-name.ts';
import { maxSessions } from './limits.ts';
import { hasEnded } from './living-session.ts';

/** The devices on which the viewer is signed in: the current device first, then by last use. */
export async function listDevices(
  ports: Pick<Ports, 'sessions' | 'clock' | 'digests'>,
  viewer: Viewer,
  token: string | undefined,
): Promise<readonly Device[]> {
  const { accountId } = requireAccount(viewer);
  const now = ports.clock.now();
  const own = tokenHash(ports, token);
  const sessions = await ports.sessions.listOf(accountId, maxSessions);
  return sessions
    .filter((session) => !hasEnded(session, now))
    .map((session) => ({
      id: deviceId(session),
      name: deviceInWords(session.device),
      current: session.idHash === own,
      signedInAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    }))
    .toSorted((left, right) => Number(right.current) - Number(left.current));
}
