import { mailTexts } from '../mails/mail-texts.ts';
import type { Ports } from '../ports/ports.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { ownAccount } from './own-account.ts';
import { currentPasswordWrong, provePassword } from './prove-password.ts';
import { queueNotice } from './queue-notice.ts';
import { sessionHash } from './session-token.ts';

interface UnlinkForm {
  readonly currentPassword: string;
  /** The session that asks: the only one that goes on. */
  readonly token: string | undefined;
  readonly origin?: string | undefined;
  readonly client?: string | undefined;
}

/**
 * Lets no Google identity sign in to the viewer's account any longer, and ends every other session, which it may have begun.
 * Refused to whoever has no password to sign in with. Where none is linked there is nothing to do.
 */
export async function unlinkGoogle(
  ports: Pick<
    Ports,
    | 'transaction'
    | 'accounts'
    | 'throttle'
    | 'securityLog'
    | 'passwordHasher'
    | 'sealer'
    | 'eventBus'
    | 'clock'
    | 'ids'
    | 'digests'
    | 'settings'
  >,
  viewer: Viewer,
  form: UnlinkForm,
): Promise<void> {
  const account = await ownAccount(ports, viewer);
  await admit(ports, 'unlink-google', { account: account.id, client: form.client });
  const proven = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  const ended = await ports.transaction(async (stores) => {
    const current = await stores.accounts.byId(account.id);
    if (current?.passwordHash !== proven) throw currentPasswordWrong('currentPassword');
    if (current.googleSubject === undefined) return [];
    await stores.accounts.unlinkGoogle(account.id);
    const { email } = current;
    await queueNotice(ports, stores, mailTexts.googleUnlinked, { email, origin: form.origin });
    return stores.sessions.removeAll(account.id, sessionHash(ports, form.token));
  });
  if (account.googleSubject !== undefined) {
    ports.securityLog.note('google-unlinked', { accountId: account.id, client: form.client });
  }
  await announceSessionEnds(ports, ended);
}
