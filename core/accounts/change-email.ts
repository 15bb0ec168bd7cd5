import { mailTexts } from '../mails/mail-texts.ts';
import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../require-user.ts';
import { invalidFields, requireValid } from '../require-valid.ts';
import { texts } from '../texts.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { parseEmail } from './email.ts';
import { mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import type { PasswordPorts } from './password.ts';
import { provePassword } from './prove-password.ts';
import { queueNotice } from './queue-notice.ts';
import type { Requester } from './requester.ts';

interface ChangeEmailForm extends Requester {
  readonly email: string;
  readonly currentPassword: string;
}

/**
 * Mails a link to the address that the account is to have; the change happens when the link is used. The present
 * address is told at once. Whether another account has the address is told only to somebody who knows the password, and
 * in no more detail than at sign-up. A newer request replaces an earlier one, whose address may have been mistyped.
 * Returns the address that the link went to.
 */
export async function changeEmail(
  ports: PasswordPorts & Pick<Ports, 'sealer' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  form: ChangeEmailForm,
): Promise<string> {
  const { accountId } = requireAccount(viewer);
  const { email } = requireValid({ email: parseEmail(form.email) });
  await admit(ports, 'change-email', { account: accountId, client: form.client });
  const account = await ports.accounts.byId(accountId);
  const transaction = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  if (account?.email === email) throw invalidFields({ email: texts.email.unchanged });
  if ((await ports.accounts.byEmail(email)) !== undefined) throw invalidFields({ email: texts.email.taken });

  const { origin } = form;
  // The present address may be a stranger's just as the new one may.
  for (const recipient of [email, ...(account === undefined ? [] : [account.email])]) {
    await admit(ports, 'mail-to', { account: mailboxOf(recipient), client: form.client });
  }
  await transaction(async (stores, current) => {
    await stores.oneTimeLinks.removeAll(accountId, ['change-email']);
    await mailLink(ports, stores, { kind: 'change-email', accountId, email, origin });
    // It does not name the new address: the present one may be a stranger's, mistyped at sign-up.
    await queueNotice(ports, stores, mailTexts.emailChanging, { email: current.email, origin });
  });
  return email;
}
