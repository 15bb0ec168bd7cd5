import { noSuchPerson } from '../accounts/no-such-person.ts';
import { publicProfile } from '../accounts/public-profile.ts';
import { cardPage } from '../adverts/card-page.ts';
import { advertsPerPage, maxCounted } from '../adverts/limits.ts';
import { type AdvertSummary, type Goods, goodsKinds, type Page } from '../entities/advert.ts';
import type { Picture } from '../entities/picture.ts';
import type { PublicProfile } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { ratingCounts } from '../ratings/rating-counts.ts';
import { isAccountId } from '../shared/account-id.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import type { Text } from '../texts/text.ts';

/** Photos at the head of the page. */
const photosOfCover = 3;

interface Asked {
  /** Where the page of adverts begins; undefined: with the newest. */
  readonly after?: string | undefined;
  /** Only adverts of this kind. */
  readonly goods?: Goods | undefined;
}

/**
 * The public profile of a user, a page of their adverts, newest first, and whether the viewer has blocked or follows
 * them. `kinds` are those of the newest thousand adverts in the order of the form, with how many there are of each;
 * `covers` are the first photos of the newest adverts of any kind.
 */
export async function viewProfile(
  ports: Pick<Ports, 'profiles' | 'members' | 'adverts' | 'blocks' | 'follows' | 'ratings' | 'clock'>,
  viewer: Viewer,
  userId: string,
  { after, goods }: Asked = {},
): Promise<{
  readonly profile: PublicProfile<Text>;
  readonly adverts: Page<AdvertSummary>;
  readonly kinds: readonly { readonly goods: Goods; readonly count: number }[];
  readonly covers: readonly Picture[];
  readonly blocked: boolean;
  readonly following: boolean;
}> {
  const profile = isAccountId(userId) ? await ports.profiles.byAccountId(userId) : undefined;
  if (profile === undefined) throw await noSuchPerson(ports, userId);
  const accountId = viewerId(viewer);
  const cursor = parseCursor(after);
  const isWhole = cursor === undefined && goods === undefined;
  const [cards, newest, ofKinds, blocked, following, counts] = await Promise.all([
    ports.adverts.sellerPage({
      sellerId: userId,
      viewerId: accountId,
      goods,
      after: cursor,
      limit: advertsPerPage + 1,
    }),
    isWhole
      ? undefined
      : ports.adverts.sellerPage({
          sellerId: userId,
          viewerId: undefined,
          after: undefined,
          limit: photosOfCover,
        }),
    ports.adverts.goodsOfSeller(userId, maxCounted),
    accountId !== undefined && ports.blocks.has(accountId, userId),
    accountId !== undefined && ports.follows.has(accountId, userId),
    ratingCounts(ports, profile),
  ]);
  return {
    profile: publicProfile(profile, counts),
    adverts: cardPage(cards),
    kinds: goodsKinds.flatMap((kind) => {
      const count = ofKinds.get(kind);
      return count === undefined ? [] : [{ goods: kind, count }];
    }),
    covers: (newest ?? cards).slice(0, photosOfCover).map(({ cover }) => cover),
    blocked,
    following,
  };
}
