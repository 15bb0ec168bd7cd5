import type { Seller } from '../accounts/profile.ts';
import type { AdvertCard } from '../adverts/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import { fold } from './fold.ts';
import { maxHerbsFound, maxQueryLength, maxUsersFound } from './limits.ts';

export interface SearchResult {
  /** What was searched for: as typed, on one line, cut when it was too long. */
  readonly query: string;
  readonly adverts: readonly AdvertCard[];
  readonly profiles: readonly Seller[];
}

const cutInHalf = /\p{Cs}$/u;

/** Herbs and users whose title or username begins with the query, newest first. An empty query finds nothing. */
export async function search(
  ports: Pick<Ports, 'adverts' | 'profiles' | 'searchIndex'>,
  viewer: Viewer,
  q: string,
): Promise<SearchResult> {
  const query = normaliseLine(q).slice(0, maxQueryLength).replace(cutInHalf, '').trim();
  const prefix = fold(query);
  if (prefix === '') return { query, adverts: [], profiles: [] };

  const [advertIds, accountIds] = await Promise.all([
    ports.searchIndex.adverts(prefix, maxHerbsFound),
    ports.searchIndex.profiles(prefix, maxUsersFound),
  ]);
  const [adverts, profiles] = await Promise.all([
    advertIds.length === 0 ? [] : ports.adverts.cards({ viewerId: viewerId(viewer), ids: advertIds }),
    accountIds.length === 0 ? [] : ports.profiles.byAccountIds(accountIds),
  ]);
  return {
    query,
    adverts,
    profiles: profiles.map(({ accountId, username, fullName, picture }) => ({
      id: accountId,
      username,
      fullName,
      picture,
    })),
  };
}
