import { useRef, useState } from 'react';
import { districts } from '../../../core/locations/districts.ts';
import * as placesTexts from '../../../core/texts/places.ts';
import { Icon } from '../../ui/icon.tsx';

/** Ten minutes and fifteen seconds, in milliseconds: a district needs no fresher place, and nobody waits longer. */
const asked: PositionOptions = { maximumAge: 600_000, timeout: 15_000 };

/** The district near which the viewer looks for adverts, which is no filter. */
export function NearField({ near }: { near: string | undefined }) {
  const field = useRef<HTMLSelectElement>(null);
  const [said, setSaid] = useState('');
  /** No coordinate leaves the browser. */
  const choose = async ({ coords }: GeolocationPosition) => {
    try {
      const { nearestDistrict } = await import('../../../core/locations/nearest-district.ts');
      const district = nearestDistrict(coords);
      if (field.current) field.current.value = district;
      setSaid(placesTexts.located(district));
    } catch {
      setSaid(placesTexts.locationFailed);
    }
  };
  const locate = () => {
    // Browsers may have none on a page without https.
    if (!('geolocation' in navigator)) return setSaid(placesTexts.locationFailed);
    setSaid(placesTexts.locating);
    navigator.geolocation.getCurrentPosition(
      choose,
      ({ code, PERMISSION_DENIED }) =>
        setSaid(code === PERMISSION_DENIED ? placesTexts.locationRefused : placesTexts.locationFailed),
      asked,
    );
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
