import type { Account } from '../entities/account.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireAccount } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';

/** The viewer's stored account; refuses visitors and people whose account has been deleted in the meantime. */
export async function ownAccount(ports: Pick<Ports, 'accounts'>, viewer: Viewer): Promise<Account> {
  const { accountId } = requireAccount(viewer);
  const account = await ports.accounts.byId(accountId);
  if (account === undefined) throw new DomainError('unauthenticated', texts.errors.loginNeeded);
  return account;
}
