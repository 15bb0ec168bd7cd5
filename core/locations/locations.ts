import type { FieldErrors } from '../errors.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { ugandanDistricts, ugandanVillages } from './uganda.ts';

/** Every district that can be chosen, in alphabetical order. */
export const districts: readonly string[] = ugandanDistricts;

const known: ReadonlySet<string> = new Set(districts);
const villages = new Map(ugandanVillages);

/** The villages to choose from; most districts have none. */
export function villagesOf(district: string): readonly string[] {
  return villages.get(district) ?? [];
}

export interface Location {
  readonly district: string;
  readonly village: string | undefined;
}

/** A district of the list and, if one is named, a village of that very district; else the texts by form field. */
export function checkLocation(
  selectedDistrict: string,
  selectedVillage: string,
): { readonly ok: true; readonly value: Location } | { readonly ok: false; readonly problems: FieldErrors } {
  const district = normaliseLine(selectedDistrict);
  const village = normaliseLine(selectedVillage);
  if (district === '') return { ok: false, problems: { selectedDistrict: texts.locations.districtMissing } };
  if (!known.has(district)) {
    return { ok: false, problems: { selectedDistrict: texts.locations.districtUnknown } };
  }
  if (village === '') return { ok: true, value: { district, village: undefined } };
  if (!villagesOf(district).includes(village)) {
    return { ok: false, problems: { selectedVillage: texts.locations.villageNotOfDistrict } };
  }
  return { ok: true, value: { district, village } };
}
