import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import { admit, type CountingPorts, isAdmitted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type MailingLinkPorts, mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import type { Requester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

/**
 * Mails the viewer another link to verify their email; earlier links stay usable. The daily limit of the mailbox,
 * which others may have used up, does not apply to the account's only usable link. Returns the address, or undefined
 * when the email is already verified.
 */
export async function sendVerification(
  ports: CountingPorts & MailingLinkPorts & Pick<Ports, 'transaction' | 'accounts' | 'oneTimeLinks'>,
  viewer: Viewer,
  { origin, client }: Requester,
): Promise<string | undefined> {
  const { accountId } = requireAccount(viewer);
  const account = await ports.accounts.byId(accountId);
  if (account === undefined || account.emailVerified) return undefined;
  await admit(ports, accountLimits['send-verification'], { account: accountId, client });
  const { email, language } = account;
  const about = { kind: 'verify-email', accountId, email } as const;
  const counted = (await ports.oneTimeLinks.latest(about, ports.clock.now())) ? admit : isAdmitted;
  await counted(ports, accountLimits['mail-to'], { account: mailboxOf(email), client });
  await ports.transaction((stores) => mailLink(ports, stores, { ...about, origin, language }));
  return email;
}
