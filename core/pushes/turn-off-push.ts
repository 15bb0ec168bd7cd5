import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';

/** Ends notifying the viewer on this device; if it was not, changes nothing. */
export async function turnOffPush(
  ports: Pick<Ports, 'pushSubscriptions' | 'digests'>,
  viewer: Viewer,
  token: string | undefined,
): Promise<void> {
  requireReader(viewer);
  const sessionHash = tokenHash(ports, token);
  if (sessionHash !== undefined) await ports.pushSubscriptions.remove(sessionHash);
}
