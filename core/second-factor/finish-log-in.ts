import { announceSessionEnds } from '../accounts/announce-session-end.ts';
import { beginSession } from '../accounts/begin-session.ts';
import { credentialsMark, type HalfLogin, openHalfLogin } from '../accounts/half-login.ts';
import { knownDevice } from '../accounts/known-device.ts';
import { queueSignInNotice } from '../accounts/queue-sign-in-notice.ts';
import { refuseBanned } from '../accounts/refuse-banned.ts';
import type { SigningInBrowser } from '../accounts/requester.ts';
import type { SignedIn } from '../accounts/signed-in.ts';
import { accountLimits } from '../accounts/throttling-limits.ts';
import type { Account } from '../entities/account.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { invalidFields } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import { isKnownClient, rememberClient } from '../shared/throttling/known-client.ts';
import { texts } from '../texts/text.ts';
import { checkCode, takeCode } from './check-code.ts';
import type { ProvingPorts } from './prove-both.ts';
import { tellOwner } from './tell-owner.ts';
import { secondFactorLimits } from './throttling-limits.ts';

export interface CodeForm extends SigningInBrowser {
  /** The value of `CodeNeeded` that this browser received. */
  readonly halfLogin: string | undefined;
  /** A code of the app, or a recovery code. */
  readonly code: string;
}

/**
 * Begins the session of somebody who has already given a password or signed in with Google, and now gives a code.
 * Each code works once. Wrong codes count like wrong passwords. The owner is mailed about an unknown device, and
 * about a used recovery code.
 */
export async function finishLogIn(
  ports: ProvingPorts & Pick<Ports, 'members' | 'eventBus' | 'ids' | 'digests' | 'settings'>,
  form: CodeForm,
): Promise<SignedIn> {
  const half = openHalfLogin(ports, form.halfLogin);
  const account = half && (await ports.accounts.byId(half.accountId));
  if (half === undefined || !stillHolds(ports, half, account)) throw tooLate();
  if (form.code.trim() === '') throw invalidFields({ code: texts.logIn.codeMissing });

  const { client, origin } = form;
  const about = { accountId: account.id, client };
  const device = knownDevice(ports, account, form.deviceCookie);
  const known = await isKnownClient(ports, { account: account.email, client });
  const admission = await admit(ports, secondFactorLimits['log-in-code'], {
    account: account.id,
    client,
    known,
    device,
  });
  const code = await checkCode(ports, account.id, form.code);
  if (code === undefined) {
    ports.securityLog.note('code-wrong', about);
    throw invalidFields({ code: texts.logIn.codeWrong });
  }
  await refuseBanned(ports, ports, account.id);
  await admit(ports, accountLimits['begin-session'], { account: account.id, client });

  const { signedIn, ended } = await ports.transaction(async (stores) => {
    const begun = await beginSession(ports, stores, account, { ...form, remember: half.remember });
    const current = await stores.accounts.byId(account.id);
    if (!stillHolds(ports, half, current)) throw tooLate();
    await refuseBanned(ports, stores, account.id);
    if (!(await takeCode(stores, account.id, code))) throw invalidFields({ code: texts.logIn.codeUsed });
    if (code.kind === 'recovery') await tellOwner(ports, stores, current, 'recoveryCodeUsed', origin);
    if (device === undefined && half.way !== 'reset') {
      await queueSignInNotice(ports, stores, current, { session: begun.session, way: half.way, origin });
    }
    return begun;
  });
  await admission.giveBack();
  await rememberClient(ports, { account: account.email, client });
  if (code.kind === 'recovery') ports.securityLog.note('recovery-code-used', about);
  await announceSessionEnds(ports, ended);
  return signedIn;
}

/** False if the password has been changed since, perhaps to lock out the person who is logging in. */
function stillHolds(
  ports: Pick<Ports, 'digests'>,
  half: HalfLogin,
  account: Account | undefined,
): account is Account {
  return account !== undefined && credentialsMark(ports, account) === half.mark;
}

function tooLate(): DomainError {
  return new DomainError('conflict', texts.logIn.codeTooLate);
}
