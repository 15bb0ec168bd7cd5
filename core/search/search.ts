import { isAccountId } from '../accounts/account-id.ts';
import type { Seller } from '../accounts/profile.ts';
import type { AdvertSummary } from '../adverts/advert.ts';
import { isAdvertId } from '../adverts/advert-id.ts';
import type { Ports } from '../ports/ports.ts';
import type { SearchedCopy } from '../ports/search-engine.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import { fold } from './fold.ts';

/** UTF-16 units; what is longer is cut. */
const maxQueryLength = 100;

const maxHerbsFound = 20;
const maxUsersFound = 20;

interface SearchResult {
  /** What was searched for: as typed, on one line, cut when it was too long. */
  readonly query: string;
  readonly adverts: readonly AdvertSummary[];
  readonly profiles: readonly Seller[];
  /** The search engine could not be asked, so only the start of titles and usernames was matched. */
  readonly degraded: boolean;
}

const cutInHalf = /\p{Cs}$/u;

/**
 * Herbs and users whose title or username begins with the query, newest first; after them, if there is room and a search
 * engine, what that finds besides, the best first. An engine that is down takes nothing away. An empty query finds nothing.
 */
export async function search(
  ports: Pick<
    Ports,
    'adverts' | 'profiles' | 'searchIndex' | 'searchEngine' | 'counts' | 'securityLog' | 'clock'
  >,
  viewer: Viewer,
  q: string,
  client?: string,
): Promise<SearchResult> {
  const query = normaliseLine(q).slice(0, maxQueryLength).replace(cutInHalf, '').trim();
  const prefix = fold(query);
  if (prefix === '') return { query, adverts: [], profiles: [], degraded: false };
  const counting = { ...ports, throttle: ports.counts };
  await admit(counting, 'search', { account: viewerId(viewer), client });

  const { searchIndex, searchEngine } = ports;
  const [herbsBegun, usersBegun] = await Promise.all([
    searchIndex.adverts(prefix, maxHerbsFound),
    searchIndex.profiles(prefix, maxUsersFound),
  ]);
  const [herbs, users] = await Promise.all([
    findMore(searchEngine?.adverts, isAdvertId, prefix, maxHerbsFound, herbsBegun),
    findMore(searchEngine?.profiles, isAccountId, prefix, maxUsersFound, usersBegun),
  ]);
  const [adverts, profiles] = await Promise.all([
    herbs.ids.length === 0 ? [] : ports.adverts.cards({ viewerId: viewerId(viewer), ids: herbs.ids }),
    users.ids.length === 0 ? [] : ports.profiles.byAccountIds(users.ids),
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
    degraded: herbs.degraded || users.degraded,
  };
}

interface Found {
  readonly ids: readonly string[];
  readonly degraded: boolean;
}

/** An engine is not asked when there is no room for what it could add, nor believed when it names what is no id. */
async function findMore(
  copy: Pick<SearchedCopy<unknown>, 'find'> | undefined,
  isId: (text: string) => boolean,
  query: string,
  limit: number,
  begun: readonly string[],
): Promise<Found> {
  if (copy === undefined || begun.length >= limit) return { ids: begun, degraded: false };
  try {
    const found = (await copy.find(query, limit)).filter(isId);
    return { ids: [...new Set([...begun, ...found])].slice(0, limit), degraded: false };
  } catch {
    return { ids: begun, degraded: true };
  }
}
