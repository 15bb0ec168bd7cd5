import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../require-user.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import type { Requester } from './requester.ts';

/** Mails the viewer, who may never have had a password, a link to choose one with. Returns the address. */
export async function mailPasswordLink(
  ports: Pick<
    Ports,
    'transaction' | 'throttle' | 'securityLog' | 'sealer' | 'clock' | 'ids' | 'digests' | 'settings'
  >,
  viewer: Viewer,
  { origin, client }: Requester,
): Promise<string> {
  const { accountId, email } = requireAccount(viewer);
  await admit(ports, 'request-reset', { account: email, client });
  await admit(ports, 'mail-to', { account: mailboxOf(email), client });
  await ports.transaction((stores) =>
    mailLink(ports, stores, { kind: 'reset-password', accountId, email, origin }),
  );
  return email;
}
