import type { Ports } from '../ports/ports.ts';
import { mailLink } from './mail-link.ts';

/** For which email a link to choose a password was requested, and on which origin. */
interface ResetLinkRequest {
  readonly email: string;
  readonly origin: string | undefined;
}

export function sealResetRequest(ports: Pick<Ports, 'sealer'>, request: ResetLinkRequest): string {
  return ports.sealer.seal(JSON.stringify(request));
}

/**
 * Mails the requested link, if there is an account with that address. Returns false if the request was encrypted with a
 * secret that no longer exists.
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
