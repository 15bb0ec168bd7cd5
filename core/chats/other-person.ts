import { isAccountId } from '../accounts/account-id.ts';
import type { Seller } from '../accounts/profile.ts';
import { sellerOf } from '../accounts/public-profile.ts';
import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { User } from '../viewer.ts';

/** The person the viewer talks to; refuses an unknown person and the viewer themselves in the same way. */
export async function otherPerson(
  ports: Pick<Ports, 'profiles'>,
  viewer: User,
  userId: string,
): Promise<Seller> {
  const other = await findOther(ports, viewer, userId);
  if (other === undefined) throw new DomainError('not-found', texts.profile.notFound);
  return other;
}

/**
 * The other person in a conversation that is read: somebody who has deleted their account still appears, under another
 * name, to those they wrote with.
 */
export async function conversationPartner(
  ports: Pick<Ports, 'profiles' | 'conversations'>,
  viewer: User,
  userId: string,
): Promise<{ readonly other: Seller; readonly gone: boolean }> {
  const other = await findOther(ports, viewer, userId);
  if (other !== undefined) return { other, gone: false };
  const { accountId } = viewer;
  const spoken = isOther(viewer, userId)
    ? (await ports.conversations.state({ accountId, otherId: userId })).lastPosition
    : 0;
  if (spoken === 0) throw new DomainError('not-found', texts.profile.notFound);
  const { deletedUser } = texts.chats;
  return { other: { id: userId, username: '', fullName: deletedUser, picture: undefined }, gone: true };
}

function isOther(viewer: User, userId: string): boolean {
  return isAccountId(userId) && userId !== viewer.accountId;
}

async function findOther(
  ports: Pick<Ports, 'profiles'>,
  viewer: User,
  userId: string,
): Promise<Seller | undefined> {
  const profile = isOther(viewer, userId) ? await ports.profiles.byAccountId(userId) : undefined;
  return profile && sellerOf(profile);
}
