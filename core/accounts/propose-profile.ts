import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../require-user.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import { derivedNames } from './derived-names.ts';

/** The read-only part of the form that completes an account. */
interface ProposedProfile {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
}

export async function proposeProfile(
  ports: Pick<Ports, 'accounts' | 'profiles' | 'digests' | 'settings'>,
  viewer: Viewer,
): Promise<ProposedProfile> {
  const holder = requireAccount(viewer);
  if (holder.kind === 'user') {
    return { fullName: holder.fullName, username: holder.username, email: holder.email };
  }
  const account = await ports.accounts.byId(holder.accountId);
  if (account === undefined) throw new DomainError('unauthenticated', texts.errors.loginNeeded);
  const { fullName, usernames } = derivedNames(ports, account);
  for (const username of usernames) {
    if (!(await ports.profiles.usernameTaken(username))) return { fullName, username, email: account.email };
  }
  throw new DomainError('conflict', texts.setUpAccount.failed);
}
