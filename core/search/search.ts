import { isAccountId } from '../accounts/account-id.ts';
import type { Seller } from '../accounts/profile.ts';
import type { AdvertSummary, Page } from '../adverts/advert.ts';
import { isAdvertId } from '../adverts/advert-id.ts';
import { advertsPerPage, maxCounted } from '../adverts/limits.ts';
import type { Ports } from '../ports/ports.ts';
import type { SearchedCopy } from '../ports/search-engine.ts';
import { admit } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import { fold } from './fold.ts';
import { queryOf, typedQuery } from './query.ts';
import { encodeSearchCursor, parseSearchCursor } from './search-cursor.ts';

const maxUsersFound = 20;

interface SearchResult {
  /** What was searched for: as typed, on one line, cut when it was too long. */
  readonly query: string;
  readonly adverts: Page<AdvertSummary>;
  /** Of all pages; `maxCounted` + 1 means more than that. */
  readonly advertCount: number;
  /** On the first page alone. */
  readonly profiles: readonly Seller[];
  /** The search engine could not be asked, so nothing was found despite a mistake in typing. */
  readonly degraded: boolean;
}

/**
 * A page of adverts and, on the first, the users that are found by the words of a query; in which order, `rankOf` says. If
 * that is less than a page and there is a search engine, what it finds besides comes after it, the best first. An engine that
 * is down takes nothing away. A query without words or signs finds nothing.
 */
export async function search(
  ports: Pick<
    Ports,
    'adverts' | 'profiles' | 'searchIndex' | 'searchEngine' | 'counts' | 'securityLog' | 'clock'
  >,
  viewer: Viewer,
  q: string,
  { after, client }: { readonly after?: string | undefined; readonly client?: string | undefined } = {},
): Promise<SearchResult> {
  const typed = typedQuery(q);
  const query = queryOf(typed);
  if (query.start === '') {
    return {
      query: typed,
      adverts: { items: [], next: undefined },
      advertCount: 0,
      profiles: [],
      degraded: false,
    };
  }
  const counting = { ...ports, throttle: ports.counts };
  await admit(counting, 'search', { account: viewerId(viewer), client });

  const { searchIndex, searchEngine } = ports;
  const cursor = parseSearchCursor(after, query);
  const isFirst = cursor === undefined;
  const [found, count, usersFound] = await Promise.all([
    searchIndex.adverts(query, cursor, advertsPerPage + 1),
    searchIndex.countAdverts(query, maxCounted + 1),
    isFirst ? searchIndex.profiles(query, maxUsersFound) : [],
  ]);
  const ids = found.slice(0, advertsPerPage).map(({ id }) => id);
  const engine = isFirst ? searchEngine : undefined;
  const [herbs, users] = await Promise.all([
    findMore(engine?.adverts, isAdvertId, fold(typed), advertsPerPage, ids),
    findMore(engine?.profiles, isAccountId, fold(typed), maxUsersFound, usersFound),
  ]);
  const [adverts, profiles] = await Promise.all([
    herbs.ids.length === 0 ? [] : ports.adverts.cards({ viewerId: viewerId(viewer), ids: herbs.ids }),
    users.ids.length === 0 ? [] : ports.profiles.byAccountIds(users.ids),
  ]);
  const last = found[advertsPerPage - 1];
  const more = found.length > advertsPerPage && last !== undefined;
  return {
    query: typed,
    adverts: { items: adverts, next: more ? encodeSearchCursor(last, query) : undefined },
    advertCount: Math.max(count, adverts.length),
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
