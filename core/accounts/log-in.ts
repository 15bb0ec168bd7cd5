import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { invalidFields } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import { isKnownClient, rememberClient } from '../shared/throttling/known-client.ts';
import { texts } from '../texts/text.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { beginSession } from './begin-session.ts';
import { normaliseEmail } from './email.ts';
import { codeNeeded } from './half-login.ts';
import { knownDevice } from './known-device.ts';
import { matchesPassword, normalisePassword, type PasswordPorts } from './password.ts';
import { queueSignInNotice } from './queue-sign-in-notice.ts';
import { refuseBanned } from './refuse-banned.ts';
import type { SigningInBrowser } from './requester.ts';
import type { SignedIn } from './signed-in.ts';
import { accountLimits } from './throttling-limits.ts';

export interface LogInForm extends SigningInBrowser {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Begins a session. Neither the answer nor the work done reveals whether there is an account with this email. Attempts
 * are counted before the password is compared, so that sending many at once gains nothing; a successful one is given
 * back. The owner is mailed about a device that has not been seen before. With two-step login on, the right password is
 * refused by `CodeNeeded`.
 */
export async function logIn(
  ports: PasswordPorts &
    Pick<Ports, 'members' | 'secondFactors' | 'sealer' | 'eventBus' | 'ids' | 'digests' | 'settings'>,
  form: LogInForm,
): Promise<SignedIn> {
  const email = normaliseEmail(form.email);
  const password = normalisePassword(form.password);
  if (email === '' || password === '') {
    throw invalidFields({
      ...(email === '' ? { email: texts.logIn.emailMissing } : {}),
      ...(password === '' ? { password: texts.logIn.passwordMissing } : {}),
    });
  }

  const requester = { account: email, client: form.client };
  const account = await ports.accounts.byEmail(email);
  const device = knownDevice(ports, account, form.deviceCookie);
  const known = await isKnownClient(ports, requester);
  const admission = await admit(ports, accountLimits['log-in'], { ...requester, known, device });
  const matches = await matchesPassword(ports, account?.passwordHash, password);
  if (!matches || account === undefined) {
    ports.securityLog.note('log-in-failed', { accountId: account?.id, client: form.client });
    throw new DomainError('invalid', texts.logIn.failed);
  }
  await admission.giveBack();
  await refuseBanned(ports, ports, account.id);
  const shown = { way: 'password', remember: form.remember } as const;
  const needed = await codeNeeded(ports, ports, account, shown);
  if (needed !== undefined) throw needed;
  await admit(ports, accountLimits['begin-session'], { account: account.id, client: form.client });
  await rememberClient(ports, requester);

  const { signedIn, ended } = await ports.transaction(async (stores) => {
    const begun = await beginSession(ports, stores, account, form);
    // The owner may have reset the password during the comparison, to lock out the person who is logging in.
    const current = await stores.accounts.byId(account.id);
    if (current === undefined || current.passwordHash !== account.passwordHash)
      throw new DomainError('invalid', texts.logIn.failed);
    await refuseBanned(ports, stores, account.id);
    const neededNow = await codeNeeded(ports, stores, account, shown);
    if (neededNow !== undefined) throw neededNow;
    if (device === undefined) {
      const { session } = begun;
      await queueSignInNotice(ports, stores, current, { session, way: 'password', origin: form.origin });
    }
    return begun;
  });
  await announceSessionEnds(ports, ended);
  return signedIn;
}
