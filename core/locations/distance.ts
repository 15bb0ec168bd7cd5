import type { Point } from './points.ts';

/** The mean radius of the earth, in kilometres. */
const radius = 6371;

/** The great-circle distance between two points, in kilometres, by the haversine formula. */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const share =
    haversine(to - from) +
    Math.cos(from) * Math.cos(to) * haversine(radians(other.longitude - one.longitude));
  return 2 * radius * Math.asin(Math.sqrt(share));
}
