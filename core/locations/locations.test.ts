import { describe, expect, it } from 'vitest';
import { requireValid } from '../shared/require-valid.ts';
import { texts } from '../texts/text.ts';
import { districts } from './districts.ts';
import { parseLocation } from './locations.ts';
import villages from './villages.json' with { type: 'json' };
import { villagesOf } from './villages.ts';

describe('districts', () => {
  it('are 138 different names in alphabetical order', () => {
    expect(districts).toHaveLength(138);
    expect([...new Set(districts)].sort()).toEqual(districts);
  });

  it('have five or six villages each in twenty cases', () => {
    const counts = districts.map((district) => villagesOf(district).length).filter((count) => count > 0);
    expect(counts).toHaveLength(20);
    expect(new Set(counts)).toEqual(new Set([5, 6]));
  });
});

describe('villagesOf', () => {
  it('knows villages of such districts only as can be chosen', () => {
    expect(districts).toEqual(expect.arrayContaining(Object.keys(villages)));
  });

  it('knows the villages of a district', () => {
    expect(villagesOf('Kampala')).toContain('Ntinda');
  });

  it.each(['Abim', 'Nairobi', '', 'kampala', 'constructor', '__proto__'])('knows none for %j', (district) => {
    expect(villagesOf(district)).toEqual([]);
  });
});

describe('parseLocation', () => {
  it.each([
    ['Kampala', 'Ntinda', 'Ntinda'],
    ['Kampala', '', undefined],
    ['Kampala', '  ', undefined],
    ['Abim', '', undefined],
    [' Fort Portal ', ' Kisenyi ', 'Kisenyi'],
  ])('accepts district %j with village %j', (district, village, kept) => {
    expect(parseLocation(district, village)).toEqual({
      selectedDistrict: { ok: true, value: district.trim() },
      selectedVillage: { ok: true, value: kept },
    });
  });

  it.each([
    ['no district', '', '', { selectedDistrict: texts.locations.districtMissing }],
    ['no district but a village', ' ', 'Ntinda', { selectedDistrict: texts.locations.districtMissing }],
    ['an unknown district', 'Nairobi', '', { selectedDistrict: texts.locations.districtUnknown }],
    ['a district in lower case', 'kampala', '', { selectedDistrict: texts.locations.districtUnknown }],
    ['a name of the language', 'constructor', '', { selectedDistrict: texts.locations.districtUnknown }],
    [
      'a village in another district',
      'Gulu',
      'Ntinda',
      { selectedVillage: texts.locations.villageNotOfDistrict },
    ],
    [
      'a village where there are none',
      'Abim',
      'Pece',
      { selectedVillage: texts.locations.villageNotOfDistrict },
    ],
  ])('refuses %s', (_, district, village, problems) => {
    expect(() => requireValid(parseLocation(district, village))).toThrow(
      expect.objectContaining({ code: 'invalid', fields: problems }),
    );
  });
});
