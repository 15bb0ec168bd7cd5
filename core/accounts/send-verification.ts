import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../require-user.ts';
import { admit, type CountingPorts } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { type MailingLinkPorts, mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import type { Requester } from './requester.ts';

/**
 * Mails the viewer another link to verify their email with; earlier ones keep working. Returns the address, or
 * undefined when there is nothing left to verify.
 */
export async function sendVerification(
  ports: CountingPorts & MailingLinkPorts & Pick<Ports, 'transaction' | 'accounts'>,
  viewer: Viewer,
  { origin, client }: Requester,
): Promise<string | undefined> {
  const { accountId } = requireAccount(viewer);
  const account = await ports.accounts.byId(accountId);
  if (account === undefined || account.emailVerified) return undefined;
  await admit(ports, 'send-verification', { account: accountId, client });
  const { email } = account;
  await admit(ports, 'mail-to', { account: mailboxOf(email), client });
  await ports.transaction((stores) =>
    mailLink(ports, stores, { kind: 'verify-email', accountId, email, origin }),
  );
  return email;
}
