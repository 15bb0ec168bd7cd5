import { ownAccount } from '../accounts/own-account.ts';
import type { PasswordPorts } from '../accounts/password.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { Requester } from '../accounts/requester.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { sealSecret } from './sealed-secret.ts';
import { secondFactorLimits } from './throttling-limits.ts';

interface BeginForm extends Pick<Requester, 'client'> {
  readonly currentPassword: string;
}

/**
 * Makes a secret for the viewer's app, replacing one that was not turned on. Two-step login stays off until
 * `turnOnSecondFactor`.
 */
export async function beginSecondFactor(
  ports: PasswordPorts & Pick<Ports, 'oneTimePasswords' | 'sealer'>,
  viewer: Viewer,
  form: BeginForm,
): Promise<void> {
  const account = await ownAccount(ports, viewer);
  await admit(ports, secondFactorLimits['second-factor'], { account: account.id, client: form.client });
  const transaction = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  const sealed = sealSecret(ports, account.id, ports.oneTimePasswords.newSecret());
  const at = ports.clock.now();
  if (!(await transaction((stores) => stores.secondFactors.begin(account.id, sealed, at)))) {
    throw new DomainError('conflict', texts.twoStep.alreadyOn);
  }
}
