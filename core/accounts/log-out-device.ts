import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { deviceId } from './device-id.ts';
import { maxSessions } from './limits.ts';

/** Signs the viewer out of one of their devices. A device that is already signed out is not an error. */
export async function logOutDevice(
  ports: Pick<Ports, 'sessions' | 'eventBus'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { accountId } = requireAccount(viewer);
  const sessions = await ports.sessions.listOf(accountId, maxSessions);
  const session = sessions.find((candidate) => deviceId(candidate) === id);
  if (session === undefined) return;
  await ports.sessions.remove(session.idHash);
  await announceSessionEnd(ports, session.idHash);
}
