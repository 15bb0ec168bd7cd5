import type { Account } from '../entities/account.ts';
import type { Ports } from '../ports/ports.ts';
import { admitted } from '../shared/throttling/admit.ts';
import { minute } from '../shared/time/durations.ts';
import { type MailingLinkPorts, mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import { madeAt } from './one-time-link.ts';
import { accountLimits } from './throttling-limits.ts';

/** A request for a link to choose a password: the email, and the origin of the link. */
interface ResetLinkRequest {
  readonly email: string;
  readonly origin: string | undefined;
}

type MailingPorts = MailingLinkPorts & Pick<Ports, 'transaction' | 'throttle'>;

/**
 * How long, in milliseconds, further requests mail no new link while an earlier one is unused: the requester finds
 * that one in the mailbox.
 */
const answersFor = 10 * minute;

export function sealResetRequest(ports: Pick<Ports, 'sealer'>, request: ResetLinkRequest): string {
  return ports.sealer.seal(JSON.stringify(request));
}

/**
 * Mails the requested link if an account has this address. Returns false if the request was encrypted with a secret
 * that no longer exists.
 */
export async function mailResetLink(
  ports: MailingPorts & Pick<Ports, 'accounts'>,
  sealed: string,
): Promise<boolean> {
  const opened = ports.sealer.open(sealed);
  if (opened === undefined) return false;
  const { email, origin } = JSON.parse(opened) as ResetLinkRequest;
  const account = await ports.accounts.byEmail(email);
  if (account !== undefined) await mailResetLinkTo(ports, account, { email, origin });
  return true;
}

/**
 * Mails the account a link to choose a password, unless it has an unused one of the last ten minutes. Once the
 * mailbox has reached its daily number of mails, another is sent only when no link is usable any more: whatever
 * strangers request, the owner has a usable link or gets one.
 */
export async function mailResetLinkTo(
  ports: MailingPorts,
  { id: accountId, language }: Pick<Account, 'id' | 'language'>,
  { email, origin }: ResetLinkRequest,
): Promise<void> {
  const about = { kind: 'reset-password', accountId, email } as const;
  const now = ports.clock.now();
  const admission = await admitted(ports, accountLimits['mail-to'], { account: mailboxOf(email) });
  const isMailed = await ports.transaction(async (stores) => {
    const unused = await stores.oneTimeLinks.latest(about, now);
    const isNew = unused !== undefined && now.getTime() - madeAt(unused).getTime() < answersFor;
    if (isNew || (unused !== undefined && admission === undefined)) return false;
    await mailLink(ports, stores, { ...about, origin, language });
    return true;
  });
  if (!isMailed) await admission?.giveBack();
}
