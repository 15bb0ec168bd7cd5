import type { Ports } from '../ports/ports.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { knownDevice } from './known-device.ts';
import { mailResetLinkTo } from './mail-reset-link.ts';
import { ownAccount } from './own-account.ts';
import type { RecognisedRequester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

/**
 * Mails the viewer, who may never have had a password, a link to choose one; mails nothing if such a link was mailed
 * minutes ago. Returns the address.
 */
export async function mailPasswordLink(
  ports: Pick<
    Ports,
    | 'transaction'
    | 'accounts'
    | 'throttle'
    | 'securityLog'
    | 'sealer'
    | 'clock'
    | 'ids'
    | 'digests'
    | 'settings'
  >,
  viewer: Viewer,
  { origin, client, deviceCookie }: RecognisedRequester,
): Promise<string> {
  const account = await ownAccount(ports, viewer);
  const { email } = account;
  const device = knownDevice(ports, account, deviceCookie);
  await admit(ports, accountLimits['request-reset'], { account: email, client, device });
  await mailResetLinkTo(ports, account, { email, origin });
  return email;
}
