import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { invalidFields } from '../shared/require-valid.ts';
import { type Text, texts } from '../texts/text.ts';
import { matchesPassword, normalisePassword } from './password.ts';

/** A transaction that is refused unless the proved password is still that of `account`. */
type ProvenTransaction = <Result>(
  work: (stores: Stores, account: Account) => Promise<Result>,
) => Promise<Result>;

/**
 * Refuses, at the field `field`, unless this is the account's password. The returned transaction checks again,
 * because the owner may have reset the password in the meantime to lock this person out.
 */
export async function provePassword(
  ports: Pick<Ports, 'transaction' | 'passwordHasher' | 'securityLog'>,
  account: Account | undefined,
  typed: string,
  field: string,
): Promise<ProvenTransaction> {
  const refusal = (problem: Text) => invalidFields({ [field]: problem });
  const { currentMissing, currentWrong, none } = texts.password;
  const password = normalisePassword(typed);
  if (password === '') throw refusal(currentMissing);
  const proven = account?.passwordHash;
  if (account !== undefined && proven === undefined) throw new DomainError('conflict', none);
  const matches = await matchesPassword(ports, proven, password);
  if (!matches || account === undefined) {
    ports.securityLog.note('password-wrong', { accountId: account?.id });
    throw refusal(currentWrong);
  }
  return (work) =>
    ports.transaction(async (stores) => {
      const current = await stores.accounts.byId(account.id);
      if (current === undefined || current.passwordHash !== proven) throw refusal(currentWrong);
      return work(stores, current);
    });
}
