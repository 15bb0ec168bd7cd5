import { nearestDistrict } from '../../../core/locations/nearest-district.ts';
import * as ownDistrictTexts from '../../../core/texts/own-district.ts';

/** Ten minutes and fifteen seconds, in milliseconds: a district needs no fresher place, and nobody waits longer. */
const asked: PositionOptions = { maximumAge: 600_000, timeout: 15_000 };

interface Found {
  /** Undefined if the person does not let the browser tell. */
  readonly district?: string;
  /** What to tell the person. */
  readonly words: string;
}

/**
 * The district nearest to where the browser is; no coordinate leaves it. Rejects if the browser cannot find out. Loaded
 * only when somebody asks for it.
 */
export function findOwnDistrict(): Promise<Found> {
  return new Promise((found, failed) => {
    // Browsers may have no geolocation on a page without https, which rejects too.
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const district = nearestDistrict(coords);
        found({ district, words: ownDistrictTexts.located({ district }) });
      },
      ({ code, PERMISSION_DENIED }) =>
        code === PERMISSION_DENIED ? found({ words: ownDistrictTexts.refused }) : failed(),
      asked,
    );
  });
}
