import { isAccountId } from '../accounts/account-id.ts';
import type { Seller } from '../accounts/profile.ts';
import { sellerOf } from '../accounts/public-profile.ts';
import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { User } from '../viewer.ts';

/** Whom the viewer talks to; refuses nobody at all, and talking to oneself, alike. */
export async function otherPerson(
  ports: Pick<Ports, 'profiles'>,
  viewer: User,
  userId: string,
): Promise<Seller> {
  const mayExist = isAccountId(userId) && userId !== viewer.accountId;
  const profile = mayExist ? await ports.profiles.byAccountId(userId) : undefined;
  if (profile === undefined) throw new DomainError('not-found', texts.profile.notFound);
  return sellerOf(profile);
}
