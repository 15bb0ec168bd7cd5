import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';

/** The key with which this device can subscribe, if the site offers that, and whether it is notified. */
export async function viewPush(
  ports: Pick<Ports, 'pushSender' | 'pushSubscriptions' | 'digests'>,
  viewer: Viewer,
  token: string | undefined,
): Promise<{ readonly siteKey: string | undefined; readonly on: boolean }> {
  requireReader(viewer);
  const siteKey = await ports.pushSender.siteKey();
  const sessionHash = tokenHash(ports, token);
  if (siteKey === undefined || sessionHash === undefined) return { siteKey, on: false };
  const subscription = await ports.pushSubscriptions.of(sessionHash);
  return { siteKey, on: subscription?.siteKey === siteKey };
}
