import type { Ports } from '../ports/ports.ts';
import { requireValid } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import { parseEmail } from './email.ts';
import { knownDevice } from './known-device.ts';
import { sealResetRequest } from './mail-reset-link.ts';
import type { RecognisedRequester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

interface ResetRequest extends RecognisedRequester {
  readonly email: string;
}

/**
 * Requests that a link be mailed to this address if an account has it. Whether a mail follows is decided only when
 * the outbox is dispatched, so neither the answer nor its timing reveals whether there is an account.
 */
export async function requestPasswordReset(
  ports: Pick<
    Ports,
    'transaction' | 'accounts' | 'throttle' | 'securityLog' | 'sealer' | 'digests' | 'clock' | 'ids'
  >,
  { email: typed, origin, client, deviceCookie }: ResetRequest,
): Promise<void> {
  const { email } = requireValid({ email: parseEmail(typed) });
  const device = knownDevice(ports, await ports.accounts.byEmail(email), deviceCookie);
  await admit(ports, accountLimits['request-reset'], { account: email, client, device });
  const sealed = sealResetRequest(ports, { email, origin });
  const [taskId, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await ports.transaction(({ outbox }) => outbox.add(taskId, { kind: 'mail-reset-link', sealed }, now));
}
