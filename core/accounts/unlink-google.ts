import type { Ports } from '../ports/ports.ts';
import { admit } from '../shared/throttling/admit.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { ownAccount } from './own-account.ts';
import type { PasswordPorts } from './password.ts';
import { provePassword } from './prove-password.ts';
import { queueNotice } from './queue-notice.ts';
import type { Requester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

interface UnlinkForm extends Requester {
  readonly currentPassword: string;
  /** Token of the session that makes the request, the only session that is kept. */
  readonly token: string | undefined;
}

/**
 * Unlinks Google from the viewer's account and ends every other session, which may have begun with Google. Refused to
 * people without a password. Changes nothing if Google is not linked.
 */
export async function unlinkGoogle(
  ports: PasswordPorts & Pick<Ports, 'sealer' | 'eventBus' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  form: UnlinkForm,
): Promise<void> {
  const account = await ownAccount(ports, viewer);
  await admit(ports, accountLimits['unlink-google'], { account: account.id, client: form.client });
  const transaction = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  const ended = await transaction(async (stores, { email, language, googleSubject }) => {
    if (googleSubject === undefined) return [];
    await stores.accounts.unlinkGoogle(account.id);
    await queueNotice(ports, stores, texts.letters.googleUnlinked, { email, language, origin: form.origin });
    return stores.sessions.removeAll(account.id, tokenHash(ports, form.token));
  });
  if (account.googleSubject !== undefined) {
    ports.securityLog.note('google-unlinked', { accountId: account.id, client: form.client });
  }
  await announceSessionEnds(ports, ended);
}
