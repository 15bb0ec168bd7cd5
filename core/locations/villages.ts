import villages from './villages.json' with { type: 'json' };

const ofDistricts: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(villages));

/** The villages to choose from in a district; most districts have none. */
export function villagesOf(district: string): readonly string[] {
  return ofDistricts.get(district) ?? [];
}
