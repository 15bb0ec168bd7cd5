import type { PasswordPorts } from '../accounts/password.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { invalidFields } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import { texts } from '../texts/text.ts';
import { checkCode, takeCode } from './check-code.ts';
import { secondFactorLimits } from './throttling-limits.ts';

export interface BothForm {
  readonly currentPassword: string;
  readonly code: string;
  readonly client?: string | undefined;
}

export type ProvingPorts = PasswordPorts & Pick<Ports, 'secondFactors' | 'oneTimePasswords' | 'sealer'>;

/** Refuses anyone without both the account's password and a code; the transaction that it returns uses up the code. */
export async function proveBoth(
  ports: ProvingPorts,
  account: Account,
  form: BothForm,
): Promise<(work: (stores: Stores) => Promise<void>) => Promise<void>> {
  const { id: accountId } = account;
  if ((await ports.secondFactors.of(accountId))?.onSince === undefined) {
    throw new DomainError('conflict', texts.twoStep.alreadyOff);
  }
  await admit(ports, secondFactorLimits['second-factor'], { account: accountId, client: form.client });
  const transaction = await provePassword(ports, account, form.currentPassword, 'currentPassword');
  if (form.code.trim() === '') throw invalidFields({ code: texts.logIn.codeMissing });
  const code = await checkCode(ports, accountId, form.code);
  if (code === undefined) {
    ports.securityLog.note('code-wrong', { accountId, client: form.client });
    throw invalidFields({ code: texts.logIn.codeWrong });
  }
  return (work) =>
    transaction(async (stores) => {
      if (!(await takeCode(stores, accountId, code))) throw invalidFields({ code: texts.logIn.codeUsed });
      await work(stores);
    });
}
