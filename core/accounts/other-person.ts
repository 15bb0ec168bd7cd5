import type { Seller } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { isAccountId } from '../shared/account-id.ts';
import type { User } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { absentNames } from './absent-names.ts';
import { noSuchPerson } from './no-such-person.ts';
import { sellerOf } from './public-profile.ts';

/** The person whom the viewer writes to; the viewer's own id is refused like an unknown one. */
export async function otherPerson(
  ports: Pick<Ports, 'profiles' | 'members'>,
  viewer: User,
  userId: string,
): Promise<Seller> {
  const other = await findOther(ports, viewer, userId);
  if (other === undefined) throw await noSuchPerson(ports, userId);
  return other;
}

type OtherOrGone =
  | { readonly other: Seller; readonly gone: undefined }
  | { readonly other: Seller<Text>; readonly gone: Text };

/**
 * The other person of a conversation that is read: an account that is deleted or banned still appears, under a
 * substitute name, to those it wrote with.
 */
export async function conversationPartner(
  ports: Pick<Ports, 'profiles' | 'members' | 'conversations'>,
  viewer: User,
  userId: string,
): Promise<OtherOrGone> {
  const other = await findOther(ports, viewer, userId);
  if (other !== undefined) return { other, gone: undefined };
  const { accountId } = viewer;
  const spoken = isOther(viewer, userId)
    ? (await ports.conversations.state({ accountId, otherId: userId })).lastPosition
    : 0;
  if (spoken === 0) throw await noSuchPerson(ports, userId);
  const name = (await absentNames(ports, [userId]))(userId);
  const { removed, removedHint } = texts.moderation;
  return {
    other: absentSeller(userId, name),
    gone: name === removed ? removedHint : texts.chats.deletedUserHint,
  };
}

/** Replaces a person without a profile, under the name from `absentNames`. */
export function absentSeller(id: string, fullName: Text): Seller<Text> {
  return { id, username: '', fullName, picture: undefined };
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
