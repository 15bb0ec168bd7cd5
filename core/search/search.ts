import { sellerOf } from '../accounts/public-profile.ts';
import { asksSomething, everyAdvert, suitsFilter } from '../adverts/filter.ts';
import { advertsPerPage, maxCounted } from '../adverts/limits.ts';
import { listPage, parseListCursor } from '../adverts/list-cursor.ts';
import { listFeed } from '../adverts/list-feed.ts';
import { shownTitles } from '../adverts/shown-advert.ts';
import type { AdvertSummary, Page } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import type { Seller } from '../entities/profile.ts';
import { isShortened, queryOf, typedQuery } from '../indexing/query.ts';
import type { Ports } from '../ports/ports.ts';
import type { SearchedCopy } from '../ports/search-engine.ts';
import { isAccountId } from '../shared/account-id.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { fewFound, respell } from './respell.ts';
import { searchLimits } from './throttling-limits.ts';

const maxUsersFound = 20;

interface SearchResult {
  /** The query as typed, on one line, cut if it was too long. */
  readonly query: string;
  /** The corrected query whose results these are, because what was typed finds nothing; usually undefined. */
  readonly shownFor: string | undefined;
  /** A corrected query that finds more than what was typed; usually undefined. */
  readonly suggestion: string | undefined;
  /** Whether the query was cut, or had too many words to search for all of them. */
  readonly shortened: boolean;
  readonly adverts: Page<AdvertSummary>;
  /** The number on all pages; `maxCounted` + 1 means more than that. */
  readonly advertCount: number;
  /** Whether this page is not the first of the list. */
  readonly further: boolean;
  /** Empty on all but the first page. */
  readonly profiles: readonly Seller[];
  /** Whether the search engine failed, so that typing errors were not corrected. */
  readonly degraded: boolean;
}

type SearchPorts = Pick<
  Ports,
  'adverts' | 'profiles' | 'searchIndex' | 'searchEngine' | 'counts' | 'securityLog' | 'clock'
>;

interface Asked {
  readonly choice: AdvertChoice;
  readonly after: string | undefined;
}

/**
 * A page of the adverts that match the words of a query and the filters and, on the first page, the profiles. The
 * order "newest" begins with the best rank; if that is less than a page and there is a search engine, the engine's
 * further results follow, best match first. If the engine is down, only these are missing. A query of unsearchable
 * characters finds nothing, an empty query every advert that matches the filters.
 *
 * If the query finds nothing, and with its misspelled words corrected something, that is the result. With `literal` it
 * is not, and the engine, which corrects typing errors too, is not asked.
 */
export async function search(
  ports: SearchPorts,
  viewer: Viewer,
  q: string,
  {
    choice = everyAdvert,
    after,
    client,
    literal = false,
  }: Partial<Asked> & { readonly client?: string | undefined; readonly literal?: boolean } = {},
): Promise<SearchResult> {
  const typed = typedQuery(q);
  if (queryOf(typed).start === '') return withoutWords(ports, viewer, q, { choice, after });
  const { clock, securityLog, counts: throttle } = ports;
  await admit({ clock, securityLog, throttle }, searchLimits.search, { account: viewerId(viewer), client });

  const { searchEngine } = ports;
  const asked = { choice, after };
  const asTyped = await findIn(ports, typed, asked);
  const corrected = asTyped.total < fewFound ? await respell(ports, typed, asTyped.total) : undefined;
  const other = corrected === undefined ? undefined : await findIn(ports, corrected, asked);
  const isBetter = other !== undefined && other.total > asTyped.total;
  const isShown = isBetter && asTyped.total === 0 && !literal;
  const { query, list, isFirst, places, count, users: usersFound } = isShown ? other : asTyped;

  const ids = places.slice(0, advertsPerPage).map(({ id }) => id);
  const engine = isFirst && !literal ? searchEngine : undefined;
  const [herbs, users] = await Promise.all([
    findMore(choice.order === 'newest' ? engine?.adverts : undefined, isAdvertId, query, advertsPerPage, ids),
    findMore(engine?.profiles, isAccountId, query, maxUsersFound, usersFound),
  ]);
  const [cards, profiles] = await Promise.all([
    herbs.ids.length === 0 ? [] : ports.adverts.cards({ viewerId: viewerId(viewer), ids: herbs.ids }),
    users.ids.length === 0 ? [] : ports.profiles.byAccountIds(users.ids),
  ]);
  const adverts = shownTitles(cards.filter((card) => suitsFilter(card, choice)));
  return {
    query: typed,
    shownFor: isShown ? corrected : undefined,
    suggestion: isBetter && !isShown ? corrected : undefined,
    shortened: isShortened(q),
    adverts: listPage(adverts, places, list),
    advertCount: Math.max(count, adverts.length),
    further: !isFirst,
    profiles: profiles.map(sellerOf),
    degraded: herbs.degraded || users.degraded,
  };
}

async function withoutWords(
  ports: SearchPorts,
  viewer: Viewer,
  q: string,
  { choice, after }: Asked,
): Promise<SearchResult> {
  const query = typedQuery(q);
  const nothing = { items: [], next: undefined, advertCount: 0, further: false };
  const all = query === '' && asksSomething(choice);
  const {
    advertCount = 0,
    further,
    ...adverts
  } = all ? await listFeed(ports, viewer, { choice, after }) : nothing;
  return {
    query,
    shownFor: undefined,
    suggestion: undefined,
    shortened: isShortened(q),
    adverts,
    advertCount,
    further,
    profiles: [],
    degraded: false,
  };
}

/** What the database finds by a query. */
async function findIn({ searchIndex }: Pick<Ports, 'searchIndex'>, query: string, { choice, after }: Asked) {
  const words = queryOf(query);
  const list = { of: words.start, choice };
  const cursor = parseListCursor(after, list);
  const isFirst = cursor === undefined;
  const [{ places, count }, users] = await Promise.all([
    searchIndex.adverts(words, { choice, after: cursor, limit: advertsPerPage + 1, max: maxCounted + 1 }),
    isFirst ? searchIndex.profiles(words, maxUsersFound) : [],
  ]);
  return { query, list, isFirst, places, count, users, total: count + users.length };
}

interface Found {
  readonly ids: readonly string[];
  readonly degraded: boolean;
}

/** Appends those of the engine's results that are ids. The engine is not asked if there is no room for them. */
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
