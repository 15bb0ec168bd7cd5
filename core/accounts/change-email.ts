import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import { invalidFields, requireValid } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { parseEmail } from './email.ts';
import { mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import type { PasswordPorts } from './password.ts';
import { provePassword } from './prove-password.ts';
import { queueNotice } from './queue-notice.ts';
import type { Requester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

interface ChangeEmailForm extends Requester {
  readonly email: string;
  readonly currentPassword: string;
}

/**
 * Mails a link to the new address; the email changes when the link is used. The current address is notified at once.
 * Only somebody who knows the password learns whether another account has the new address, and in no more detail than
 * at sign-up. A newer request replaces an earlier one, whose address may have been mistyped. Returns the address that
 * the link was mailed to.
 */
export async function changeEmail(
  ports: PasswordPorts & Pick<Ports, 'sealer' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  form: ChangeEmailForm,
): Promise<string> {
  const { accountId } = requireAccount(viewer);
  const { email } = requireValid({ email: parseEmail(form.email) });
  await admit(ports, accountLimits['change-email'], { account: accountId, client: form.client });
  const account = await ports.accounts.byId(accountId);
  const transaction = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  if (account?.email === email) throw invalidFields({ email: texts.email.unchanged });
  if ((await ports.accounts.byEmail(email)) !== undefined) throw invalidFields({ email: texts.email.taken });

  const { origin } = form;
  // The current address may be a stranger's, just like the new one.
  for (const recipient of [email, ...(account === undefined ? [] : [account.email])]) {
    await admit(ports, accountLimits['mail-to'], { account: mailboxOf(recipient), client: form.client });
  }
  await transaction(async (stores, current) => {
    const { language } = current;
    await stores.oneTimeLinks.removeAll(accountId, ['change-email']);
    await mailLink(ports, stores, { kind: 'change-email', accountId, email, origin, language });
    // The notice does not name the new address, because the current one may be a stranger's, mistyped at sign-up.
    await queueNotice(ports, stores, texts.letters.emailChanging, { email: current.email, language, origin });
  });
  return email;
}
