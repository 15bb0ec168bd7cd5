import { noSuchPerson } from '../accounts/no-such-person.ts';
import type { Ports } from '../ports/ports.ts';
import { isAccountId } from '../shared/account-id.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxFollowed } from './limits.ts';
import { followLimits } from './throttling-limits.ts';

/**
 * Sets whether the viewer follows a seller, and is told of their new adverts; repeating it changes nothing. Refuses
 * with `conflict` to follow oneself, more than `maxFollowed`, or somebody where one of the two has blocked the other.
 * Nobody needs to exist to be followed no longer.
 */
export async function toggleFollow(
  ports: Pick<Ports, 'follows' | 'blocks' | 'profiles' | 'members' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  {
    userId,
    following,
    client,
  }: { readonly userId: string; readonly following: boolean; readonly client?: string | undefined },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  await admit(ports, followLimits.follow, { account: accountId, client });
  if (!following) {
    if (isAccountId(userId)) await ports.follows.remove(accountId, userId);
    return;
  }
  if (userId === accountId) throw new DomainError('conflict', texts.follows.yourself);
  const seller = isAccountId(userId) ? await ports.profiles.byAccountId(userId) : undefined;
  if (seller === undefined) throw await noSuchPerson(ports, userId);
  const follow = { followerId: accountId, sellerId: userId, at: ports.clock.now() };
  const answer = await ports.follows.add(follow, maxFollowed);
  if (answer === 'gone') throw await noSuchPerson(ports, userId);
  if (answer === 'full') throw new DomainError('conflict', texts.follows.full({ atMost: maxFollowed }));
  if (answer === 'blocked') {
    const own = await ports.blocks.has(accountId, userId);
    throw new DomainError('conflict', own ? texts.follows.blockedByYou : texts.follows.refused);
  }
}
