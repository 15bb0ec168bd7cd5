import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../require-user.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import type { Profile } from './profile.ts';

/** Everything stored about the viewer, for their own eyes. */
export async function viewOwnProfile(ports: Pick<Ports, 'profiles'>, viewer: Viewer): Promise<Profile> {
  const { accountId } = requireReader(viewer);
  const profile = await ports.profiles.byAccountId(accountId);
  if (profile === undefined) throw new DomainError('profile-required', texts.guard.profileNeeded);
  return profile;
}
