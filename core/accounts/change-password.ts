import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import { requireValid } from '../shared/require-valid.ts';
import { admit, isAdmitted } from '../shared/throttling/admit.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { rememberDevice } from './known-device.ts';
import { mailboxOf } from './mailbox.ts';
import { type PasswordPorts, parseConfirmation, parsePassword } from './password.ts';
import { provePassword } from './prove-password.ts';
import { queueNotice } from './queue-notice.ts';
import type { Requester } from './requester.ts';
import type { SignedIn } from './signed-in.ts';
import { accountLimits } from './throttling-limits.ts';

interface ChangePasswordForm extends Requester {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** Token of the session that makes the request, the only session that is kept. */
  readonly token: string | undefined;
  /** The browser's device cookie; see `SignedIn`. */
  readonly deviceCookie?: string | undefined;
}

/**
 * Sets a new password, ends every other session of the account, and cancels pending links for a new password or email:
 * whoever asked for those may be the reason for the change. Only the device that makes the request stays known.
 */
export async function changePassword(
  ports: PasswordPorts & Pick<Ports, 'sealer' | 'eventBus' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  form: ChangePasswordForm,
): Promise<Pick<SignedIn, 'deviceCookie'>> {
  const holder = requireAccount(viewer);
  const { accountId } = holder;
  const { password } = requireValid({
    password: parsePassword(form.password, { ...holder, siteName: ports.settings.siteName }),
    confirmPassword: parseConfirmation(form),
  });
  await admit(ports, accountLimits['change-password'], { account: accountId, client: form.client });
  const account = await ports.accounts.byId(accountId);
  const transaction = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  const passwordHash = await ports.passwordHasher.hash(password);
  // A confirmed address is always notified. An unconfirmed one may be a stranger's, who must not be flooded.
  const told =
    account?.emailVerified === true ||
    (await isAdmitted(ports, accountLimits['mail-to'], {
      account: mailboxOf(holder.email),
      client: form.client,
    }));

  const ended = await transaction(async (stores, { email, language }) => {
    await stores.accounts.setPassword(accountId, passwordHash);
    await stores.oneTimeLinks.removeAll(accountId, ['reset-password', 'change-email']);
    if (told)
      await queueNotice(ports, stores, texts.letters.passwordChanged, {
        email,
        language,
        origin: form.origin,
      });
    return stores.sessions.removeAll(accountId, tokenHash(ports, form.token));
  });
  ports.securityLog.note('password-changed', { accountId, client: form.client });
  await announceSessionEnds(ports, ended);
  return { deviceCookie: rememberDevice(ports, { id: accountId, passwordHash }, form.deviceCookie) };
}
