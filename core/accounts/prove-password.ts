import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { Account } from './account.ts';
import { maxPasswordLength } from './limits.ts';
import { normalisePassword } from './password.ts';

/**
 * Refuses, at the field `field`, unless this is the account's password; answers the hash that it was compared with, so
 * that a transaction can see whether it still is.
 */
export async function provePassword(
  ports: Pick<Ports, 'passwordHasher' | 'securityLog'>,
  account: Account | undefined,
  typed: string,
  field: string,
): Promise<string> {
  const password = normalisePassword(typed);
  if (password === '') {
    throw new DomainError('invalid', texts.forms.checkFields, { [field]: texts.password.currentMissing });
  }
  const hash = account?.passwordHash;
  if (account !== undefined && hash === undefined) throw new DomainError('conflict', texts.password.none);
  const fits = password.length <= maxPasswordLength;
  const matches = await ports.passwordHasher.verify(
    fits ? hash : undefined,
    password.slice(0, maxPasswordLength),
  );
  if (!matches || hash === undefined) {
    ports.securityLog.note('password-wrong', { accountId: account?.id });
    throw currentPasswordWrong(field);
  }
  return hash;
}

export function currentPasswordWrong(field: string): DomainError {
  return new DomainError('invalid', texts.forms.checkFields, { [field]: texts.password.currentWrong });
}
