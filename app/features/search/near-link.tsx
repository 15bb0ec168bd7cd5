import * as placesTexts from '../../../core/texts/places.ts';
import { Icon } from '../../ui/icon.tsx';

/** Names the district near which the viewer looks for adverts, and leads to its field in the sheet of filters. */
export function NearLink({ near }: { near: string | undefined }) {
  return (
    <a href="#near">
      <Icon name="place" />
      {near ?? placesTexts.near}
    </a>
  );
}
