import type { Checked } from '../shared/checked.ts';
import { normaliseLine } from '../shared/text/normalise-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { districts } from './districts.ts';
import { villagesOf } from './villages.ts';

/** Checks a district against the list and, if given, a village against that district; problems are by form field. */
export function parseLocation(
  selectedDistrict: string,
  selectedVillage: string,
): {
  readonly selectedDistrict: Checked<string, Text>;
  readonly selectedVillage: Checked<string | undefined, Text>;
} {
  const district = normaliseLine(selectedDistrict);
  const village = normaliseLine(selectedVillage);
  const noVillage = { ok: true, value: undefined } as const;
  if (!districts.includes(district)) {
    const problem = district === '' ? texts.locations.districtMissing : texts.locations.districtUnknown;
    return { selectedDistrict: { ok: false, problem }, selectedVillage: noVillage };
  }
  const isOfDistrict = village === '' || villagesOf(district).includes(village);
  return {
    selectedDistrict: { ok: true, value: district },
    selectedVillage: isOfDistrict
      ? { ok: true, value: village === '' ? undefined : village }
      : { ok: false, problem: texts.locations.villageNotOfDistrict },
  };
}
