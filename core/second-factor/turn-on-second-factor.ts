import { announceSessionEnds } from '../accounts/announce-session-end.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { Requester } from '../accounts/requester.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { invalidFields } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { checkAppCode, takeCode } from './check-code.ts';
import type { ProvingPorts } from './prove-both.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { tellOwner } from './tell-owner.ts';
import { secondFactorLimits } from './throttling-limits.ts';
import { viewSecondFactor } from './view-second-factor.ts';

interface TurnOnForm extends Requester {
  readonly code: string;
  /** Token of the session that makes the request, the only session that is kept. */
  readonly token: string | undefined;
}

/**
 * Turns two-step login on once the viewer's app has shown a code, and ends every other session, because those began
 * without one. Returns the recovery codes, which are never shown again.
 */
export async function turnOnSecondFactor(
  ports: ProvingPorts & Pick<Ports, 'eventBus' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  form: TurnOnForm,
): Promise<readonly string[]> {
  const account = await ownAccount(ports, viewer);
  const { state } = await viewSecondFactor(ports, viewer);
  if (state === 'on') throw new DomainError('conflict', texts.twoStep.alreadyOn);
  if (state === 'off') throw new DomainError('conflict', texts.twoStep.beginAgain);
  if (form.code.trim() === '') throw invalidFields({ code: texts.logIn.codeMissing });
  const about = { accountId: account.id, client: form.client };
  await admit(ports, secondFactorLimits['second-factor'], { account: account.id, client: form.client });
  const code = await checkAppCode(ports, account.id, form.code);
  if (code === undefined) {
    ports.securityLog.note('code-wrong', about);
    throw invalidFields({ code: texts.twoStep.codeWrongAtFirst });
  }

  const { codes, hashes } = await newRecoveryCodes(ports);
  const ended = await ports.transaction(async (stores) => {
    if (!(await stores.secondFactors.turnOn(account.id, ports.clock.now()))) {
      throw new DomainError('conflict', texts.twoStep.alreadyOn);
    }
    await takeCode(stores, account.id, code);
    await stores.secondFactors.setCodes(account.id, hashes);
    await tellOwner(ports, stores, account, 'on', form.origin);
    return stores.sessions.removeAll(account.id, tokenHash(ports, form.token));
  });
  ports.securityLog.note('two-step-on', about);
  await announceSessionEnds(ports, ended);
  return codes;
}
