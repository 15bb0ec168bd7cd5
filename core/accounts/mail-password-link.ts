import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { knownDevice } from './known-device.ts';
import { mailResetLinkTo } from './mail-reset-link.ts';
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
  const { accountId, email } = requireAccount(viewer);
  const device = knownDevice(ports, await ports.accounts.byId(accountId), deviceCookie);
  await admit(ports, accountLimits['request-reset'], { account: email, client, device });
  await mailResetLinkTo(ports, { accountId, email, origin });
  return email;
}
