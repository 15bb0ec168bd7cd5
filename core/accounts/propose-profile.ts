import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { derivedNames } from './derived-names.ts';
import { ownAccount } from './own-account.ts';

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
  if (viewer.kind === 'user') {
    return { fullName: viewer.fullName, username: viewer.username, email: viewer.email };
  }
  const account = await ownAccount(ports, viewer);
  const { fullName, usernames } = derivedNames(ports, account);
  for (const username of usernames) {
    if (!(await ports.profiles.usernameTaken(username))) return { fullName, username, email: account.email };
  }
  throw new DomainError('conflict', texts.setUpAccount.failed);
}
