import { kilometresBetween } from './distance.ts';
import { pointsOfDistricts } from './points.ts';

interface Neighbour {
  readonly district: string;
  /** Kilometres between the middle points, not rounded. */
  readonly distance: number;
}

const known = new Map<string, readonly Neighbour[]>();

/** Every district by its distance from this one, which is the first; none for an unknown district. */
export function districtsByDistance(from: string): readonly Neighbour[] {
  const before = known.get(from);
  if (before !== undefined) return before;
  const start = pointsOfDistricts.get(from);
  if (start === undefined) return [];
  const all = [...pointsOfDistricts].map(([district, point]) => ({
    district,
    distance: kilometresBetween(start, point),
  }));
  // Two districts may have one middle point.
  const sorted = all.sort(
    (one, other) =>
      Number(other.district === from) - Number(one.district === from) ||
      one.distance - other.distance ||
      (one.district < other.district ? -1 : 1),
  );
  known.set(from, sorted);
  return sorted;
}

const ranks = new Map<string, ReadonlyMap<string, number>>();

/** The position of each district in the order of `districtsByDistance`, from 0. */
export function ranksByDistance(from: string): ReadonlyMap<string, number> {
  const before = ranks.get(from);
  if (before !== undefined) return before;
  const made = new Map(districtsByDistance(from).map(({ district }, rank) => [district, rank]));
  if (made.size > 0) ranks.set(from, made);
  return made;
}

/** The distance between two districts in whole kilometres, at least one; undefined for the same or an unknown one. */
export function kilometresTo(district: string, from: string): number | undefined {
  const rank = ranksByDistance(from).get(district);
  if (rank === undefined || rank === 0) return undefined;
  return Math.max(1, Math.round(districtsByDistance(from)[rank]?.distance ?? 0));
}
