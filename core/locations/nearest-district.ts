import { kilometresBetween } from './distance.ts';
import { type Point, pointsOfDistricts } from './points.ts';

/** The district whose middle point is nearest. Runs in the browser, so that no coordinate has to leave it. */
export function nearestDistrict(place: Point): string {
  let nearest = '';
  let least = Number.POSITIVE_INFINITY;
  for (const [district, point] of pointsOfDistricts) {
    const distance = kilometresBetween(place, point);
    if (distance < least) [nearest, least] = [district, distance];
  }
  return nearest;
}
