import { sellerOf } from '../accounts/public-profile.ts';
import type { Seller } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { mostPossibleBuyers } from './limits.ts';

/**
 * From whom the seller of an advert can choose its buyer: those who have written about it, or if nobody has, those who
 * have written to the seller at all; who wrote last comes first. Nobody for an advert that is not the viewer's.
 */
export async function possibleBuyers(
  ports: Pick<Ports, 'adverts' | 'conversations' | 'profiles'>,
  viewer: Viewer,
  advertId: string,
): Promise<readonly Seller[]> {
  const { accountId } = requireUser(viewer);
  const advert = isAdvertId(advertId) ? await ports.adverts.byId(advertId) : undefined;
  return advert?.sellerId === accountId ? buyersAmong(ports, accountId, advertId) : [];
}

/** As above, for an advert that is known to be the account's. */
export async function buyersAmong(
  ports: Pick<Ports, 'conversations' | 'profiles'>,
  accountId: string,
  advertId: string,
): Promise<readonly Seller[]> {
  const query = { accountId, limit: mostPossibleBuyers };
  const about = await ports.conversations.writersTo({ ...query, advertId });
  const ids =
    about.length > 0 ? about : await ports.conversations.writersTo({ ...query, advertId: undefined });
  const people = await ports.profiles.byAccountIds(ids);
  const known = new Map(people.map((profile) => [profile.accountId, sellerOf(profile)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
