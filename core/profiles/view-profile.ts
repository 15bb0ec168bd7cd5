import { noSuchPerson } from '../accounts/no-such-person.ts';
import { publicProfile } from '../accounts/public-profile.ts';
import { cardPage } from '../adverts/card-page.ts';
import { advertsPerPage } from '../adverts/limits.ts';
import type { AdvertSummary, Page } from '../entities/advert.ts';
import type { PublicProfile } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { ratingCounts } from '../ratings/rating-counts.ts';
import { isAccountId } from '../shared/account-id.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';

/**
 * The public profile of a user, a page of their adverts, newest first, and whether the viewer has blocked or follows
 * them.
 */
export async function viewProfile(
  ports: Pick<Ports, 'profiles' | 'members' | 'adverts' | 'blocks' | 'follows' | 'ratings' | 'clock'>,
  viewer: Viewer,
  userId: string,
  after?: string,
): Promise<{
  readonly profile: PublicProfile;
  readonly adverts: Page<AdvertSummary>;
  readonly blocked: boolean;
  readonly following: boolean;
}> {
  const profile = isAccountId(userId) ? await ports.profiles.byAccountId(userId) : undefined;
  if (profile === undefined) throw await noSuchPerson(ports, userId);
  const accountId = viewerId(viewer);
  const [cards, blocked, following, counts] = await Promise.all([
    ports.adverts.sellerPage({
      sellerId: userId,
      viewerId: accountId,
      after: parseCursor(after),
      limit: advertsPerPage + 1,
    }),
    accountId !== undefined && ports.blocks.has(accountId, userId),
    accountId !== undefined && ports.follows.has(accountId, userId),
    ratingCounts(ports, profile),
  ]);
  return { profile: publicProfile(profile, counts), adverts: cardPage(cards), blocked, following };
}
