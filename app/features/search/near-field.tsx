import { useRef, useState } from 'react';
import { districts } from '../../../core/locations/districts.ts';
import * as placesTexts from '../../../core/texts/places.ts';
import { Icon } from '../../ui/icon.tsx';

/** The district near which the viewer looks for adverts, which is no filter. */
export function NearField({ near }: { near: string | undefined }) {
  const field = useRef<HTMLSelectElement>(null);
  const [said, setSaid] = useState('');
  const locate = async () => {
    setSaid(placesTexts.locating);
    try {
      const { findOwnDistrict } = await import('./find-own-district.ts');
      const { district, words } = await findOwnDistrict();
      if (field.current && district !== undefined) field.current.value = district;
      setSaid(words);
    } catch {
      setSaid(placesTexts.locationFailed);
    }
  };
  return (
    <div className="field near-field">
      <label htmlFor="near">{placesTexts.near}</label>
      <select
        id="near"
        name="near"
        ref={field}
        autoComplete="off"
        defaultValue={near ?? ''}
        aria-describedby="near-said"
      >
        <option value="">{placesTexts.anywhere}</option>
        {districts.map((district) => (
          <option key={district}>{district}</option>
        ))}
      </select>
      <button className="button button-quiet near-button" type="button" onClick={locate}>
        <Icon name="place" />
        {placesTexts.useLocation}
      </button>
      <p className="muted small" id="near-said" role="status">
        {said}
      </p>
    </div>
  );
}
