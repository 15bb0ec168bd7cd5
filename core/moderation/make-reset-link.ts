import { newLink } from '../accounts/one-time-link.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { memberNamed } from './member-named.ts';
import { operator, recordAct } from './record-act.ts';

/** A link to choose a new password, which the operator gives to somebody whom mails do not reach. */
export async function makeResetLink(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids' | 'digests' | 'settings'>,
  { username }: { readonly username: string },
): Promise<{ readonly link: string; readonly until: Date }> {
  return ports.transaction(async (stores) => {
    const { accountId, email } = await memberNamed(stores, username);
    const { link, token } = newLink(ports, { kind: 'reset-password', accountId, email });
    await stores.oneTimeLinks.add(link);
    const subject = { kind: 'account', id: accountId } as const;
    await recordAct(ports, stores, { actor: operator, act: 'reset-link', subject, reason: '' });
    const { settings } = ports;
    return {
      link: absoluteLink(settings, settings.localUrl, addresses.resetPassword(token)),
      until: link.expiresAt,
    };
  });
}
