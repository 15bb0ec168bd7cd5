import { DomainError } from '../errors.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { mailTexts } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { wakeDispatcher } from '../outbox/wake-dispatcher.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Ports, Settings } from '../ports/ports.ts';
import { requireAccount } from '../require-user.ts';
import { requireValid } from '../require-valid.ts';
import { texts } from '../texts.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { parseEmail } from './email.ts';
import { mailLink } from './mail-link.ts';
import { currentPasswordWrong, provePassword } from './prove-password.ts';

export interface ChangeEmailForm {
  readonly email: string;
  readonly currentPassword: string;
  readonly origin?: string | undefined;
  readonly client?: string | undefined;
}

/**
 * Mails a link to the address that the account is to have; the change happens when the link is used. The present address
 * hears of it at once. Whether another account has the address is told only to whoever knows the password, and no
 * more of it than at sign-up. A newer request replaces an earlier one, whose address may have been mistyped. Answers
 * the address that the link went to.
 */
export async function changeEmail(
  ports: Pick<
    Ports,
    | 'transaction'
    | 'accounts'
    | 'throttle'
    | 'passwordHasher'
    | 'sealer'
    | 'eventBus'
    | 'clock'
    | 'ids'
    | 'digests'
    | 'settings'
  >,
  viewer: Viewer,
  form: ChangeEmailForm,
): Promise<string> {
  const { accountId } = requireAccount(viewer);
  const { email } = requireValid({ email: parseEmail(form.email) });
  await admit(ports, 'change-email', { account: accountId, client: form.client });
  const account = await ports.accounts.byId(accountId);
  const proven = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  if (account?.email === email) throw refusedAtEmail(texts.email.unchanged);
  if ((await ports.accounts.byEmail(email)) !== undefined) throw refusedAtEmail(texts.email.taken);

  const { origin } = form;
  const notice = account && noticeOf(ports.settings, account.email, origin);
  await ports.transaction(async (stores) => {
    // It may have been reset while it was compared, to lock out whoever asks here.
    const current = await stores.accounts.byId(accountId);
    if (current?.passwordHash !== proven) throw currentPasswordWrong('currentPassword');
    await stores.oneTimeLinks.removeAll(accountId, ['change-email']);
    await mailLink(ports, stores, { kind: 'change-email', accountId, email, origin });
    if (notice) await queueMail(ports, stores, notice);
  });
  await wakeDispatcher(ports);
  return email;
}

function refusedAtEmail(problem: string): DomainError {
  return new DomainError('invalid', texts.forms.checkFields, { email: problem });
}

/** It does not name the new address: the present one may be a stranger's, mistyped at sign-up. */
function noticeOf(settings: Settings, to: string, origin: string | undefined): Mail {
  const { siteName, supportEmail } = settings;
  const { subject, asked, notYou, button, stuck } = mailTexts.emailChanging;
  return composeLetter({
    siteName,
    to,
    subject: subject(siteName),
    paragraphs: [asked(siteName), notYou],
    action: { label: button, link: absoluteLink(settings, origin, '/forgot-password') },
    closing: [stuck(supportEmail)],
  });
}
