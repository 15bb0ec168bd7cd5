import type { Ports } from '../ports/ports.ts';
import { mailLink } from './mail-link.ts';

/** For whom a link to choose a password was asked for, and on which origin. */
interface ResetLinkRequest {
  readonly email: string;
  readonly origin: string | undefined;
}

export function sealResetRequest(ports: Pick<Ports, 'sealer'>, request: ResetLinkRequest): string {
  return ports.sealer.seal(JSON.stringify(request));
}

/**
 * Mails the link that was asked for, if somebody has an account with that address. Returns false when the request was
 * sealed with a secret that is gone.
 */
export async function mailResetLink(
  ports: Pick<Ports, 'transaction' | 'accounts' | 'sealer' | 'clock' | 'ids' | 'digests' | 'settings'>,
  sealed: string,
): Promise<boolean> {
  const opened = ports.sealer.open(sealed);
  if (opened === undefined) return false;
  const { email, origin } = JSON.parse(opened) as ResetLinkRequest;
  const account = await ports.accounts.byEmail(email);
  if (account === undefined) return true;
  await ports.transaction((stores) =>
    mailLink(ports, stores, { kind: 'reset-password', accountId: account.id, email, origin }),
  );
  return true;
}
