import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireReader } from '../shared/require-user.ts';
import { type CountingPorts, counted } from '../shared/throttling/admit.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxEndpointLength, maxPushedDevices } from './limits.ts';
import { pushLimits } from './throttling-limits.ts';

/** What a browser gives out about its subscription, as it was sent. */
export interface PushForm {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The key with which the browser subscribed. */
  readonly siteKey: string;
  readonly client?: string | undefined;
}

/**
 * Notifies the viewer on this device from now on, until its session ends. Refuses with `invalid` what is no
 * subscription that could be reached, and with `conflict` one that is another browser's, or was made with other keys
 * than the site has now.
 */
export async function turnOnPush(
  ports: CountingPorts & Pick<Ports, 'pushSender' | 'pushSubscriptions' | 'digests'>,
  viewer: Viewer,
  token: string | undefined,
  { client, ...form }: PushForm,
): Promise<void> {
  const { accountId } = requireReader(viewer);
  const sessionHash = tokenHash(ports, token);
  const loginNeeded = () => new DomainError('unauthenticated', texts.errors.loginNeeded);
  if (sessionHash === undefined) throw loginNeeded();
  await counted(ports, pushLimits['turn-on-push'], { account: accountId, client }, async () => {
    const siteKey = await ports.pushSender.siteKey();
    if (siteKey === undefined) throw new DomainError('conflict', texts.push.notOffered);
    if (form.siteKey !== siteKey) throw new DomainError('conflict', texts.pushDevice.failed);
    const isShort = form.endpoint.length <= maxEndpointLength;
    if (!isShort || !(await ports.pushSender.accepts(form)))
      throw new DomainError('invalid', texts.pushDevice.notReachable);
    const { endpoint, p256dh, auth } = form;
    const subscribedAt = ports.clock.now();
    const subscription = { sessionHash, accountId, endpoint, p256dh, auth, siteKey, subscribedAt };
    const outcome = await ports.pushSubscriptions.set(subscription, maxPushedDevices);
    if (outcome === 'ended') throw loginNeeded();
    if (outcome === 'taken') throw new DomainError('conflict', texts.pushDevice.failed);
  });
}
