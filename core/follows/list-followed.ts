import { absentNames } from '../accounts/absent-names.ts';
import type { Page } from '../entities/advert.ts';
import type { Picture } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { followedPerPage } from './limits.ts';

export interface FollowedSeller<Name = string> {
  readonly id: string;
  readonly fullName: Name;
  /** Undefined while the seller is banned or being deleted: then `fullName` says so, and there is no profile. */
  readonly username: string | undefined;
  readonly picture: Picture | undefined;
}

/** The sellers whom the viewer follows, the one followed last first. */
export async function listFollowed(
  ports: Pick<Ports, 'follows' | 'members'>,
  viewer: Viewer,
  after?: string,
): Promise<Page<FollowedSeller<Text | string>>> {
  const found = await ports.follows.page({
    followerId: requireReader(viewer).accountId,
    after: parseCursor(after),
    limit: followedPerPage + 1,
  });
  const { items, next } = pageOf(found, followedPerPage, ({ at, sellerId }) => ({ at, id: sellerId }));
  const absent = items.flatMap(({ seller, sellerId }) => (seller === undefined ? [sellerId] : []));
  const nameOf = absent.length > 0 ? await absentNames(ports, absent) : () => '';
  return {
    items: items.map(({ sellerId, seller }) => ({
      id: sellerId,
      fullName: seller?.fullName ?? nameOf(sellerId),
      username: seller?.username,
      picture: seller?.picture,
    })),
    next,
  };
}
