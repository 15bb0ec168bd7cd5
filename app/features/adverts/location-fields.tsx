import { useEffect, useRef, useState } from 'react';
import { districts } from '../../../core/locations/districts.ts';
import { villagesOf } from '../../../core/locations/villages.ts';
import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import * as locationsTexts from '../../../core/texts/locations.ts';
import { Field } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';

const districtsWithVillages = districts.filter((district) => villagesOf(district).length > 0);

/**
 * District and, where it has some, village. Without script every village is listed under its district and the server
 * checks the pair; with script only those of the district do, and another district clears the village.
 */
export function LocationFields() {
  const hydrated = useHydrated();
  const districtField = useField('selectedDistrict');
  const villageField = useField('selectedVillage', { hint: true });
  const [district, setDistrict] = useState(districtField.value ?? '');
  const [village, setVillage] = useState(villageField.value ?? '');
  const districtElement = useRef<HTMLSelectElement>(null);
  const villageElement = useRef<HTMLSelectElement>(null);

  // Includes a choice made before script loaded.
  useEffect(() => {
    if (districtElement.current) setDistrict(districtElement.current.value);
    if (villageElement.current) setVillage(villageElement.current.value);
  }, []);

  const villages = villagesOf(district);
  return (
    <div className="fields-aside fields-together">
      <Field field={districtField} label={advertFormTexts.district}>
        <select
          {...districtField.control}
          ref={districtElement}
          required
          value={district}
          onChange={(event) => {
            setDistrict(event.target.value);
            setVillage('');
          }}
          data-missing={locationsTexts.districtMissing}
        >
          <option value="">{advertFormTexts.chooseDistrict}</option>
          {districts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Field
        field={villageField}
        label={advertFormTexts.village}
        hint={villageHint(hydrated, district, villages)}
      >
        <select
          {...villageField.control}
          ref={villageElement}
          value={hydrated && !villages.includes(village) ? '' : village}
          onChange={(event) => setVillage(event.target.value)}
        >
          <option value="">
            {hydrated && villages.length === 0 ? advertFormTexts.noVillages : advertFormTexts.noVillage}
          </option>
          {hydrated
            ? villages.map((name) => <option key={name}>{name}</option>)
            : districtsWithVillages.map((name) => (
                <optgroup key={name} label={name}>
                  {villagesOf(name).map((villageName) => (
                    <option key={villageName}>{villageName}</option>
                  ))}
                </optgroup>
              ))}
        </select>
      </Field>
    </div>
  );
}

function villageHint(hydrated: boolean, district: string, villages: readonly string[]): string {
  if (!hydrated) return advertFormTexts.villageInDistrict;
  if (district === '') return advertFormTexts.districtFirst;
  return villages.length === 0 ? advertFormTexts.noVillagesYet({ district }) : advertFormTexts.villageHint;
}
