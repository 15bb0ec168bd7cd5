import { describe, expect, it } from 'vitest';
import { kilometresBetween } from './distance.ts';
import { districts } from './districts.ts';
import { districtsByDistance, kilometresTo, ranksByDistance } from './districts-by-distance.ts';
import { nearestDistrict } from './nearest-district.ts';
import points from './points.json' with { type: 'json' };
import { pointsOfDistricts } from './points.ts';

describe('the middle points', () => {
  it('are one for every district, within Uganda, each with its source', () => {
    const named = Object.values(points).flatMap((ofSource) => Object.keys(ofSource));
    expect(named.toSorted()).toEqual([...districts]);
    for (const { latitude, longitude } of pointsOfDistricts.values()) {
      expect(latitude).toBeGreaterThan(-1.5);
      expect(latitude).toBeLessThan(4.3);
      expect(longitude).toBeGreaterThan(29.5);
      expect(longitude).toBeLessThan(35.1);
    }
    expect(Object.keys(points).every((source) => source !== '')).toBe(true);
  });
});

describe('kilometresBetween', () => {
  it('is about 111 km for a degree of latitude, and the same in both directions', () => {
    const [equator, north] = [
      { latitude: 0, longitude: 32 },
      { latitude: 1, longitude: 32 },
    ];
    expect(kilometresBetween(equator, north)).toBeCloseTo(111.19, 1);
    expect(kilometresBetween(north, equator)).toBe(kilometresBetween(equator, north));
    expect(kilometresBetween(north, north)).toBe(0);
  });
});

describe('districtsByDistance', () => {
  it.each(districts)('begins with %s itself, and goes on to the farthest, each once', (from) => {
    const all = districtsByDistance(from);
    expect(all[0]).toEqual({ district: from, distance: 0 });
    expect(new Set(all.map(({ district }) => district)).size).toBe(138);
    const distances = all.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('has the neighbours of Kampala before the far north', () => {
    const ranks = ranksByDistance('Kampala');
    expect(ranks.get('Kampala')).toBe(0);
    expect(ranks.get('Wakiso')).toBeLessThan(4);
    expect(ranks.get('Arua')).toBeGreaterThan(100);
  });

  it('knows nothing of other names', () => {
    expect(districtsByDistance('Nairobi')).toEqual([]);
    expect(ranksByDistance('constructor').size).toBe(0);
  });
});

describe('kilometresTo', () => {
  it('is in whole kilometres, the same in both directions', () => {
    expect(kilometresTo('Gulu', 'Kampala')).toBe(kilometresTo('Kampala', 'Gulu'));
    expect(kilometresTo('Gulu', 'Kampala')).toBeGreaterThan(250);
    expect(Number.isInteger(kilometresTo('Mukono', 'Kampala'))).toBe(true);
  });

  it('is nothing within a district, and for an unknown one', () => {
    expect(kilometresTo('Kampala', 'Kampala')).toBeUndefined();
    expect(kilometresTo('Nairobi', 'Kampala')).toBeUndefined();
    expect(kilometresTo('Kampala', 'Nairobi')).toBeUndefined();
  });
});

describe('nearestDistrict', () => {
  it('is the district in whose middle somebody stands', () => {
    for (const [district, point] of pointsOfDistricts) {
      const found = nearestDistrict(point);
      const distance = kilometresBetween(point, pointsOfDistricts.get(found) ?? point);
      expect([district, distance]).toEqual([district, 0]);
    }
  });

  it('finds Kampala from Kololo', () => {
    expect(nearestDistrict({ latitude: 0.33, longitude: 32.595 })).toBe('Kampala');
  });
});
