import type { Ports } from '../ports/ports.ts';
import { admitted } from '../shared/throttling/admit.ts';
import { minute } from '../shared/time/durations.ts';
import { type MailingLinkPorts, mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import { madeAt } from './one-time-link.ts';
import { accountLimits } from './throttling-limits.ts';

/** For which email a link to choose a password was requested, and on which origin. */
interface ResetLinkRequest {
  readonly email: string;
  readonly origin: string | undefined;
}

type MailingPorts = MailingLinkPorts & Pick<Ports, 'transaction' | 'throttle'>;

/** How long an unused link answers further requests, in milliseconds: whoever asks finds it in their mailbox. */
const answersFor = 10 * minute;

export function sealResetRequest(ports: Pick<Ports, 'sealer'>, request: ResetLinkRequest): string {
  return ports.sealer.seal(JSON.stringify(request));
}

/**
 * Mails the requested link, if there is an account with that address. Returns false if the request was encrypted with a
 * secret that no longer exists.
 */
export async function mailResetLink(
  ports: MailingPorts & Pick<Ports, 'accounts'>,
  sealed: string,
): Promise<boolean> {
  const opened = ports.sealer.open(sealed);
  if (opened === undefined) return false;
  const { email, origin } = JSON.parse(opened) as ResetLinkRequest;
  const account = await ports.accounts.byEmail(email);
  if (account !== undefined) await mailResetLinkTo(ports, { accountId: account.id, email, origin });
  return true;
}

/**
 * Mails the account a link to choose a password, unless it has an unused one of the last ten minutes. Once the mailbox
 * has had its mails of the day, another goes out only when no link works any longer: so whatever strangers ask for, the
 * owner has a link that works or gets one.
 */
export async function mailResetLinkTo(
  ports: MailingPorts,
  { accountId, email, origin }: ResetLinkRequest & { readonly accountId: string },
): Promise<void> {
  const about = { kind: 'reset-password', accountId, email } as const;
  const now = ports.clock.now();
  const admission = await admitted(ports, accountLimits['mail-to'], { account: mailboxOf(email) });
  const isMailed = await ports.transaction(async (stores) => {
    const unused = await stores.oneTimeLinks.latest(about, now);
    const isNew = unused !== undefined && now.getTime() - madeAt(unused).getTime() < answersFor;
    if (isNew || (unused !== undefined && admission === undefined)) return false;
    await mailLink(ports, stores, { ...about, origin });
    return true;
  });
  if (!isMailed) await admission?.giveBack();
}
