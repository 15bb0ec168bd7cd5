import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../require-user.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import type { Account } from './account.ts';

/** The viewer's account as it is stored; refuses visitors and people whose account has been deleted in the meantime. */
export async function ownAccount(ports: Pick<Ports, 'accounts'>, viewer: Viewer): Promise<Account> {
  const { accountId } = requireAccount(viewer);
  const account = await ports.accounts.byId(accountId);
  if (account === undefined) throw new DomainError('unauthenticated', texts.errors.loginNeeded);
  return account;
}
