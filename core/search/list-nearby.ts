import { suitsFilter } from '../adverts/filter.ts';
import { maxCounted } from '../adverts/limits.ts';
import { shownTitles } from '../adverts/shown-advert.ts';
import type { AdvertSummary } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import { queryOf, typedQuery } from '../indexing/query.ts';
import { districtsByDistance } from '../locations/districts-by-distance.ts';
import { nextToDistance } from '../locations/limits.ts';
import type { ListPlace } from '../ports/adverts.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { placeInQuery } from './place-in-query.ts';

/** A list of fewer adverts is followed by those of the districts around. */
const fewAdverts = 5;
const maxNearby = 20;

/** Before every advert of the nearest district but one. */
const afterTheNearest: ListPlace = { key: 0, at: new Date(0), id: '' };

/** What a page lists: in full, if it is its first page. */
export interface ListedAlready {
  readonly adverts: readonly Pick<AdvertSummary, 'id'>[];
  /** The number on all pages; undefined for a list without filters. */
  readonly advertCount: number | undefined;
  readonly further: boolean;
}

export interface Nearby {
  /** The district whose neighbours these are. */
  readonly district: string;
  /** The query without the place that it names. */
  readonly query: string;
  /** Nearest first, newest first within a district. */
  readonly adverts: readonly AdvertSummary[];
  /**
   * How many match in each of the districts around, nearest first. If there are more than are listed, the farthest
   * districts are left out, and the last of these may have more.
   */
  readonly districts: readonly {
    readonly district: string;
    readonly count: number;
    readonly more: boolean;
  }[];
  /** The number in all districts; `maxCounted` + 1 means more than that. */
  readonly everywhere: number;
}

/**
 * Adverts of the districts around, for a list that a district leaves nearly empty: that of the filter, or the one that
 * the query names itself or by a village. All else matches. Undefined for any other list, and if nothing matches
 * anywhere. Usually three queries, and two more for the viewer's likes and saves.
 */
export async function listNearby(
  ports: Pick<Ports, 'adverts' | 'searchIndex'>,
  viewer: Viewer,
  {
    choice,
    herb,
    q = '',
    listed,
  }: {
    readonly choice: AdvertChoice;
    readonly herb?: string | undefined;
    readonly q?: string | undefined;
    readonly listed: ListedAlready;
  },
): Promise<Nearby | undefined> {
  const { advertCount = fewAdverts, further } = listed;
  if (further || advertCount >= fewAdverts) return undefined;
  const typed = typedQuery(q);
  const named = placeInQuery(typed);
  const district = choice.district ?? named?.district;
  if (district === undefined) return undefined;
  const rest = named?.district === district ? named.rest : typed;
  const query = queryOf(rest);
  if (rest !== '' && query.start === '') return undefined;

  const anywhere: AdvertChoice = { ...choice, district: undefined, order: 'nearest', near: district };
  const list = {
    choice: anywhere,
    after: choice.district === undefined ? undefined : afterTheNearest,
    limit: maxNearby + fewAdverts,
    max: maxCounted + 1,
  };
  const seenBy = { viewerId: viewerId(viewer) };
  const read = rest === '' ? await ports.adverts.list({ ...list, ...seenBy, herb }) : undefined;
  const { places, count } = read ?? (await ports.searchIndex.adverts(query, list));
  const known = new Set(listed.adverts.map(({ id }) => id));
  const around = districtsByDistance(district);
  const near = places.filter(
    ({ id, key }) => !known.has(id) && (around[0 - key]?.distance ?? nextToDistance + 1) <= nextToDistance,
  );
  if (count === 0) return undefined;
  const ids = near.slice(0, maxNearby).map(({ id }) => id);
  const cards = read?.cards ?? (ids.length === 0 ? [] : await ports.adverts.cards({ ...seenBy, ids }));
  return {
    district,
    query: rest,
    adverts: shownTitles(cards.filter((card) => ids.includes(card.id) && suitsFilter(card, anywhere))),
    districts: countByDistrict(near, around, places.length === list.limit),
    everywhere: count,
  };
}

function countByDistrict(
  places: readonly ListPlace[],
  around: ReturnType<typeof districtsByDistance>,
  more: boolean,
): Nearby['districts'] {
  const counts = new Map<string, number>();
  for (const { key } of places) {
    const { district = '' } = around[0 - key] ?? {};
    counts.set(district, (counts.get(district) ?? 0) + 1);
  }
  const all = [...counts].map(([district, count]) => ({ district, count, more: false }));
  return all.map((one, index) => (more && index === all.length - 1 ? { ...one, more: true } : one));
}
