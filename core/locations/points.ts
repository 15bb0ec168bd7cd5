import points from './points.json' with { type: 'json' };

/** Degrees north of the equator and east of Greenwich. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The middle point of each district, in the file by its source. Those of GeoNames (geonames.org) are under the licence
 * CC BY 4.0.
 */
export const pointsOfDistricts: ReadonlyMap<string, Point> = new Map(
  Object.values(points).flatMap((ofSource) =>
    Object.entries(ofSource).map(([district, [latitude = 0, longitude = 0]]) => [
      district,
      { latitude, longitude },
    ]),
  ),
);
