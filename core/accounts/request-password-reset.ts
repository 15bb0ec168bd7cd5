import type { Ports } from '../ports/ports.ts';
import { requireValid } from '../require-valid.ts';
import { admit } from '../throttling/admit.ts';
import { parseEmail } from './email.ts';
import { sealResetRequest } from './mail-reset-link.ts';
import { mailboxOf } from './mailbox.ts';
import type { Requester } from './requester.ts';

interface ResetRequest extends Requester {
  readonly email: string;
}

/**
 * Has a link mailed to this address if there is an account with it. That is looked up only when the outbox is
 * dispatched, so neither the answer nor the time it takes reveals whether there is one.
 */
export async function requestPasswordReset(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'sealer' | 'clock' | 'ids'>,
  { email: typed, origin, client }: ResetRequest,
): Promise<void> {
  const { email } = requireValid({ email: parseEmail(typed) });
  await admit(ports, 'request-reset', { account: email, client });
  await admit(ports, 'mail-to', { account: mailboxOf(email), client });
  const sealed = sealResetRequest(ports, { email, origin });
  const [taskId, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await ports.transaction(({ outbox }) => outbox.add(taskId, { kind: 'mail-reset-link', sealed }, now));
}
